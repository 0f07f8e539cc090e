import * as z from 'zod/mini'
import { readAmount } from '#contract/rules/amount.ts'
import { MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import type { ProductInput, SellerProduct } from '#contract/seller.ts'
import type { Texts } from '#web/i18n/texts.ts'
import { MOST_STOCK, typedNumber, unreadableNumber, wholeNumber } from '../wholeNumber.ts'

/** The typed values of a row; a missing one is unchanged. */
const Edit = z.object({ price: z.optional(z.string()), stock: z.optional(z.string()) })
export type Edit = z.infer<typeof Edit>
/** The edits by product id. */
export const Edits = z.record(z.string(), Edit)
export type Edits = Readonly<z.infer<typeof Edits>>

/** Returns the text of a row's field: the typed one or the product's value. */
export const shownPrice = (product: SellerProduct, edit: Edit | undefined): string =>
  edit?.price ?? typedNumber(wholeShillings(product.unitPrice))
export const shownStock = (product: SellerProduct, edit: Edit | undefined): string => edit?.stock ?? typedNumber(product.availableQuantity)

export type PriceChange = Pick<Partial<ProductInput>, 'unitPrice' | 'availableQuantity'>

/** Returns the changed values of a row. An unreadable stock counts as −1, so that a typo can't mark a product as sold out. */
export function changeOf(product: SellerProduct, edit: Edit | undefined): PriceChange {
  const unitPrice = wholeNumber(shownPrice(product, edit), MOST_SHILLINGS)
  const availableQuantity = stockOf(shownStock(product, edit))
  return {
    ...(unitPrice !== wholeShillings(product.unitPrice) && { unitPrice }),
    ...(availableQuantity !== product.availableQuantity && { availableQuantity }),
  }
}

export const isChanged = (change: PriceChange): boolean => Object.keys(change).length > 0

/** Returns why a row can't be saved, or null: a number is unreadable, or its value is not allowed (SELL-014, I18N-015). */
export function refusalOf(
  product: SellerProduct,
  edit: Edit | undefined,
  texts: Pick<Texts<'sellerProducts'>, 'sellerProducts'>,
): string | null {
  const { unitPrice, availableQuantity } = changeOf(product, edit)
  const { form: t } = texts.sellerProducts
  if (unitPrice !== undefined && unitPrice <= 0) return unreadableNumber(shownPrice(product, edit), 'shillings', texts) ?? t.priceWrong
  if (availableQuantity === undefined || availableQuantity >= 0) return null
  return unreadableNumber(shownStock(product, edit), 'pieces', texts) ?? t.quantityWrong
}

/** Returns the edits with one row changed; a row without differences is removed. */
export function withEdit(edits: Edits, product: SellerProduct, patch: Edit): Edits {
  const edit = { ...edits[product.id], ...patch }
  return isChanged(changeOf(product, edit)) ? { ...edits, [product.id]: edit } : withoutEdit(edits, product.id)
}

export function withoutEdit(edits: Edits, id: string): Edits {
  const { [id]: _, ...others } = edits
  return others
}

const UNREADABLE = -1
function stockOf(text: string): number {
  const read = readAmount(text, MOST_STOCK)
  return 'amount' in read ? read.amount : UNREADABLE
}
