import { getProduct, type Product } from '#contract/catalogue.ts'
import { errorText } from '#web/api/errorText.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { setCached } from '#web/api/useCall.ts'
import { lineLimit, roomFor } from '#web/features/cart/cart.ts'
import { addToCart, useCart } from '#web/features/cart/cartStore.ts'
import { addChosen } from '#web/features/cart/chosenByShop.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { changeLines } from '#web/features/cart/undo/lastChange.ts'
import { textsNow, wholeSums } from '#web/i18n/texts.ts'
import { bothNames } from '#web/ui/fishName.ts'
import { answerEntry, isAnswered, whenSaved } from '../transcript/transcript.ts'
import { unfoldLive } from '../transcript/unfolded.ts'
import { takeTurn } from '../transcript/useTurn.ts'
import { working, workingOn } from '../transcript/working.ts'
import { openSlip, showProduct, type TypedQuantity } from './commands.ts'
import { say } from './say.ts'

/**
 * Adds a product at today's price and stock, for guests too (CHAT-091). Returns whether it was added.
 * `tapped` is the entry with the button: once it is answered, here or in another tab, the tap does nothing (CHAT-043).
 */
export const addProduct = (productId: string, quantity: number, tapped?: string): Promise<boolean> =>
  workingOn(tapped, () => addToday(productId, quantity, tapped))

/** Adds a product shown in a list. Caches the product, so that the next card can show its name at once. */
export function addListed(product: Product, quantity: number, tapped: string): Promise<boolean> {
  keepProduct(product)
  return addProduct(product.id, quantity, tapped)
}

async function addToday(productId: string, quantity: number, tapped?: string): Promise<boolean> {
  const product = await todaysProduct(productId)
  if (product === undefined) return false
  return withLock('thread-add', async () => {
    if (tapped !== undefined && (await isAnswered(tapped))) return false
    const isIn = putIn(product, quantity)
    if (isIn && tapped !== undefined) answerEntry(tapped, quantity)
    await whenSaved()
    return isIn
  })
}

/** A product with the quantity to add. `isChosen`: the shop chose it among several kinds of a fish (CHAT-177). */
export interface FishToAdd {
  readonly product: Product
  readonly quantity: number
  readonly isChosen: boolean
}
interface AddedGoods extends FishToAdd {
  /** True if less was added than was ordered (CART-016). */
  readonly isCapped: boolean
}

/** Adds the goods of a line, which were just read, as far as the stock allows, and shows them. Returns what was added. */
export async function addFound(goods: readonly FishToAdd[]): Promise<readonly AddedGoods[]> {
  for (const { product } of goods) keepProduct(product)
  return withLock('thread-add', async () => {
    takeTurn()
    const added = changeLines(() => goods.flatMap(addOne))
    const [first] = added
    if (first) showOnSlip(first.quantity)
    await whenSaved()
    return added
  })
}

function addOne(ordered: FishToAdd): AddedGoods[] {
  const { product, quantity, isChosen } = ordered
  const { addedQuantity, capped } = isChosen ? addChosen(product, quantity) : addToCart(product, quantity)
  if (addedQuantity === 0) say('cartFull', String(lineLimit(product)))
  return addedQuantity > 0 ? [{ ...ordered, quantity: addedQuantity, isCapped: capped }] : []
}

/** Shows a product that was just read, without fetching it again. */
export function showFound(product: Product, wanted: TypedQuantity = {}): void {
  keepProduct(product)
  showProduct(product.id, wanted)
}

const keepProduct = (product: Product): void => setCached(getProduct, { params: { id: product.id } }, product)

/** Adds the product if there is room for the quantity; otherwise says why not. Returns whether it was added. */
function putIn(product: Product, quantity: number): boolean {
  const room = roomFor(product, useCart.getState().lines)
  if (quantity < 1 || quantity > room) {
    say(lineLimit(product) === 0 ? 'soldOut' : room === 0 ? 'cartFull' : 'onlyUpTo', String(room === 0 ? lineLimit(product) : room))
    return false
  }
  // Other tabs receive the changed cart before the new card. Only the tab with the turn writes entries, so their guides do not react.
  takeTurn()
  const { addedQuantity } = changeLines(() => addToCart(product, quantity))
  showOnSlip(addedQuantity)
  sayAdded(product, addedQuantity)
  return true
}

/** Shows the slip with what was added in full, so that later digits and names no longer mean a list opened beside it (CHAT-133). */
function showOnSlip(quantity: number): void {
  openSlip(quantity)
  unfoldLive()
}

/** Says that a fish is in the cart (CHAT-087). */
export const sayAdded = ({ name }: Product, quantity: number): void => say('inCart', wholeSums(`${bothNames(name)} × ${quantity}`))

async function todaysProduct(id: string): Promise<Product | undefined> {
  try {
    return await working(() => readToday(id))
  } catch (error) {
    say('problem', errorText(error, textsNow()))
    return undefined
  }
}
