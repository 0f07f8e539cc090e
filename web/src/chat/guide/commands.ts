import type { Product } from '#contract/catalogue.ts'
import { errorText } from '#web/api/errorText.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { addToCart, lineLimit, removeLine, roomFor, setQuantity, useCart } from '#web/features/cart/cart.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { type Answers, answer, clearAnswer } from '#web/features/checkout/draft.ts'
import { payerNow } from '#web/features/payment/record/payer.ts'
import { storeIntent } from '#web/features/session/intents.ts'
import { textsNow } from '#web/i18n/texts.ts'
import type { Card, CardKind, SpokenKind } from '../cards/card.ts'
import { working } from '../thread/working.ts'
import { answerLive, append, say, says } from '../transcript/append.ts'
import { startFreshNow } from '../transcript/startFresh.ts'
import { isAnswered, whenSaved } from '../transcript/transcript.ts'
import { takeTurn } from './useTurn.ts'

/** What a tap and a typed sentence do alike. */
export const browse = (): void => show({ kind: 'categories' })
export const showProducts = (filter: { search?: string; categoryId?: string; quantity?: number }): void =>
  show({ kind: 'products', ...filter })
export const showProduct = (productId: string): void => show({ kind: 'product', productId })
export const askQuantity = (productId: string): void => show({ kind: 'quantity', productId })

/** Lays the next card of looking for fish on the table; the one before it is answered. */
function show(card: Card): void {
  answerLive('categoryId' in card && card.categoryId ? card.categoryId : 'productId' in card ? card.productId : card.kind, card)
}

/**
 * A guest's add is stored and asks for the phone at once (CHAT-091); otherwise price and stock are today's.
 * `tapped` is the entry whose button it was: once that is answered, here or in another tab, the tap does nothing more (CHAT-043).
 */
export async function addProduct(productId: string, quantity: number, tapped?: string): Promise<void> {
  const product = payerNow() === null && quantity > 0 ? null : await todaysProduct(productId)
  if (product === undefined) return
  await withLock('thread-add', async () => {
    if (tapped !== undefined && (await isAnswered(tapped))) return
    putIn(productId, quantity, product)
    await whenSaved()
  })
}

function putIn(productId: string, quantity: number, product: Product | null): void {
  if (product === null) {
    // A second tap would answer the card that asks for the phone.
    if (storeIntent({ kind: 'add', productId, quantity, from: '/chat' })) answerLive(quantity, says('signInToAdd'))
    return
  }
  const room = roomFor(product, useCart.getState().lines)
  if (quantity < 1 || quantity > room) {
    say(lineLimit(product) === 0 ? 'soldOut' : room === 0 ? 'cartFull' : 'onlyUpTo', String(room === 0 ? lineLimit(product) : room))
    return
  }
  // The cart reaches another tab before the card does: its guide must not answer for this one.
  takeTurn()
  const { addedQuantity } = addToCart(product, quantity)
  answerLive(addedQuantity, { kind: 'added', productId, quantity: addedQuantity })
}

/** Takes back exactly what an added card put in (CHAT-036). */
export function undoAdd(productId: string, quantity: number): void {
  const line = useCart.getState().lines.find((one) => one.productId === productId)
  if (!line) return
  if (line.quantity > quantity) setQuantity(productId, line.quantity - quantity)
  else removeLine(productId)
}

async function todaysProduct(id: string): Promise<Product | undefined> {
  try {
    return await working(() => readToday(id))
  } catch (error) {
    say('problem', errorText(error, textsNow()))
    return undefined
  }
}

/** From the saved addresses to the form and back: the same goal, asked otherwise. */
export const askNewAddress = (): void => answerLive(null, { kind: 'newAddress' })
export const askSavedAddress = (): void => answerLive(null, { kind: 'address' })
export const showCart = (): void => answerLive(null, { kind: 'cart' })

/** `Checkout`, on a card or in words (CHAT-018). */
export const wantCheckout = (): void => answer({ wanted: true })

/** Withdraws it; answers already given stay. */
export function keepShopping(): void {
  answer({ wanted: false })
  browse()
}

/** CHAT-032. */
export function stopCheckout(): void {
  answer({ wanted: false })
  answerLive(null, says('stopped'))
}

const keyOf: Readonly<Record<SpokenKind, keyof Answers>> = {
  added: 'wanted',
  cart: 'wanted',
  address: 'addressId',
  newAddress: 'addressId',
  delivery: 'deliveryOption',
  transporters: 'transporterSelections',
  method: 'paymentMethod',
  payPhone: 'phone',
}

/** `Change`: the goal is open again, and the guide asks it anew at the end (CHAT-035). */
export function change(kind: SpokenKind): void {
  if (kind === 'payPhone') answer({ phone: '' })
  else clearAnswer(keyOf[kind])
}

export const canChange = (kind: CardKind): kind is SpokenKind => Object.hasOwn(keyOf, kind)

export const openOrders = (): void => append({ kind: 'orders' })
export const openTracking = (orderId: string): void => append({ kind: 'tracking', orderId })
/** CHAT-113. */
export const openPayOrder = (orderId: string): void => append({ kind: 'payOrder', orderId })
export const openHelp = (): void => append({ kind: 'help' })
export const openLanguage = (): void => append({ kind: 'language' })
export const askStartFresh = (): void => append({ kind: 'confirm', question: 'startFresh' })
export const startFresh = startFreshNow
