import * as z from 'zod/mini'
import { ProductImage, StorageType } from '#contract/catalogue.ts'
import { CART_LINE_MOST } from '#contract/rules/constants.ts'
import { Price } from '#contract/rules/moneySchemas.ts'

/** The product data stored with a line, including the stock, which limits the quantity (CART-009). */
export const CartProduct = z.object({
  id: z.string(),
  name: z.string(),
  images: z.array(ProductImage),
  unitPrice: Price,
  availableQuantity: z.number(),
  storageType: z.optional(StorageType),
  seller: z.optional(z.object({ name: z.string() })),
})
export type CartProduct = z.infer<typeof CartProduct>
/** `chosenByShop`: the shop chose this product among the kinds of its fish. It goes when the buyer chooses or adds the product (CHAT-177). */
export const CartLine = z.object({
  productId: z.string(),
  quantity: z.int().check(z.minimum(1)),
  product: CartProduct,
  chosenByShop: z.optional(z.literal(true)),
})
export type CartLine = z.infer<typeof CartLine>

/** The sum of quantities (NAV-004). */
export const cartCount = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)

/** The most a cart may have of one product (CART-016). */
export const lineLimit = (product: { availableQuantity: number }): number =>
  Math.max(0, Math.min(CART_LINE_MOST, Math.floor(product.availableQuantity)))
/** How many more of the product fit into the cart. */
export const roomFor = (product: { id: string; availableQuantity: number }, lines: readonly CartLine[]): number =>
  Math.max(0, lineLimit(product) - (lineOf(lines, product.id)?.quantity ?? 0))
export const lineOf = (lines: readonly CartLine[], productId: string): CartLine | undefined =>
  lines.find((line) => line.productId === productId)

/** Raises the product's line, or adds one, up to the limit. A line already above it (stock fell) is unchanged (CART-012, CART-016). */
export function addLine(lines: readonly CartLine[], product: CartProduct, quantity: number): CartLine[] {
  const has = lineOf(lines, product.id)?.quantity ?? 0
  const raised = Math.max(has, Math.min(has + Math.max(0, Math.trunc(quantity)), lineLimit(product)))
  if (raised === 0) return [...lines]
  const line: CartLine = { productId: product.id, quantity: raised, product: snapshot(product) }
  return has > 0 ? lines.map((one) => (one.productId === product.id ? line : one)) : [...lines, line]
}

/** Sets a quantity from 1 to the limit. A line above the limit can be lowered. */
export const setLine = (lines: readonly CartLine[], productId: string, quantity: number): CartLine[] =>
  lines.map((line) => {
    if (line.productId !== productId) return line
    const most = Math.max(1, quantity > line.quantity ? Math.max(line.quantity, lineLimit(line.product)) : line.quantity)
    return { ...line, quantity: Math.min(Math.max(1, Math.trunc(quantity)), most) }
  })

/** Subtracts the ordered quantities; what was added since stays (PAY-050). */
export const withoutOrdered = (lines: readonly CartLine[], items: readonly { productId: string; quantity: number }[]): CartLine[] =>
  lines.flatMap((line) => {
    const ordered = items.reduce((sum, item) => sum + (item.productId === line.productId ? item.quantity : 0), 0)
    return line.quantity > ordered ? [{ ...line, quantity: line.quantity - ordered }] : []
  })

/** Adds a guest's lines to a person's own lines, merged by product (GEN-033). */
export const mergeLines = (own: readonly CartLine[], guest: readonly CartLine[]): CartLine[] =>
  guest.reduce<CartLine[]>(
    (lines, line) => (lineOf(lines, line.productId) ? addLine(lines, line.product, line.quantity) : [...lines, line]),
    [...own],
  )

const snapshot = ({ id, name, images, unitPrice, availableQuantity, storageType, seller }: CartProduct): CartProduct => ({
  id,
  name,
  images,
  unitPrice,
  availableQuantity,
  ...(storageType === undefined ? {} : { storageType }),
  ...(seller === undefined ? {} : { seller }),
})
