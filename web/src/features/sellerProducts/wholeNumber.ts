import { readAmount } from '#contract/rules/amount.ts'
import { MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'

/** Returns the typed whole number, or 0 if there is none (SPRD-027). Negative numbers are kept. */
export function wholeNumber(text: string, most: number): number {
  const read = readAmount(text, most)
  return 'amount' in read ? read.amount : 0
}

/** Formats a number as a field's text: `12,500`. */
export const typedNumber = (value: number): string => value.toLocaleString('en')

/** The contract's limit for the stock of one product. */
export const MOST_STOCK = 1_000_000

/** Returns why a price or stock can't be read (I18N-015); null if it can, or if it is empty, zero or negative, which have their own texts. */
export function unreadableNumber(
  text: string,
  unit: 'shillings' | 'pieces',
  { sellerProducts: t }: Pick<Texts<'sellerProducts'>, 'sellerProducts'>,
): string | null {
  const most = unit === 'shillings' ? MOST_SHILLINGS : MOST_STOCK
  const read = readAmount(text, most)
  if ('amount' in read || read.problem === 'empty') return null
  if (read.problem === 'fraction') return unit === 'shillings' ? t.numbers.wholeShillings : t.numbers.wholePieces
  if (read.problem === 'notANumber') return t.numbers.notANumber
  return fill(t.numbers.tooLarge, { most: unit === 'shillings' ? formatTzs(most) : typedNumber(most) })
}
