import { readAmount } from '#contract/rules/amount.ts'
import { MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'

/** Returns the whole number that is typed; 0 for anything else, as for an empty field (SPRD-027). A sign is kept. */
export function wholeNumber(text: string, most: number): number {
  const read = readAmount(text, most)
  return 'amount' in read ? read.amount : 0
}

/** The text of a field that holds a number: `12,500`. */
export const typedNumber = (value: number): string => value.toLocaleString('en')

/** What the contract takes at most of one product. */
export const MOST_STOCK = 1_000_000

/** Why a price or a stock cannot be read (I18N-015); null where the register's texts for empty, zero and negative apply, or nothing is wrong. */
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
