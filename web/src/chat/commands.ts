import { getProduct, type Product } from '#contract/catalogue.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { keep } from '#web/api/useCall.ts'
import { addToCart, cartCount, lineLimit, removeLine, roomFor, setQuantity, useCart } from '#web/features/cart/cart.ts'
import { type Answers, answer, clearAnswer } from '#web/features/checkout/draft.ts'
import { payerNow } from '#web/features/payment/payer.ts'
import { isFresh, storeIntent, useIntents } from '#web/features/session/intents.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { answerLive, append, say } from './append.ts'
import type { Card } from './card.ts'
import { startFreshNow } from './startFresh.ts'
import { working } from './working.ts'

/** What a tap and a typed sentence do alike. */
export const browse = (): void => show({ kind: 'categories' })
export const showProducts = (filter: { search?: string; categoryId?: string; quantity?: number }): void =>
  show({ kind: 'products', ...filter })
export const showProduct = (productId: string): void => show({ kind: 'product', productId })
export const askQuantity = (productId: string): void => show({ kind: 'quantity', productId })

/** Lays the next card of looking for fish on the table; the one before it is answered. */
function show(card: Card): void {
  answerLive('categoryId' in card && card.categoryId ? card.categoryId : 'productId' in card ? card.productId : card.kind)
  append(card, inHandNow())
}

/** As `inHand` of the facts, read from the stores. */
export const inHandNow = (): number =>
  cartCount(useCart.getState().lines) +
  (payerNow() === null && useIntents.getState().intents.some((intent) => intent.kind === 'add' && isFresh(intent)) ? 1 : 0)

/** A guest's add is stored and asks for the phone at once (CHAT-091); otherwise price and stock are today's. */
export async function addProduct(productId: string, quantity: number): Promise<void> {
  if (payerNow() === null && quantity > 0) {
    // A second tap would answer the card that asks for the phone.
    if (!storeIntent({ kind: 'add', productId, quantity, from: '/chat' })) return
    answerLive(quantity)
    say('signInToAdd')
    return
  }
  const product = await todaysProduct(productId)
  if (!product) return
  const room = roomFor(product, useCart.getState().lines)
  if (quantity < 1 || quantity > room) {
    say(lineLimit(product) === 0 ? 'soldOut' : room === 0 ? 'cartFull' : 'onlyUpTo', String(room === 0 ? lineLimit(product) : room))
    return
  }
  const { addedQuantity } = addToCart(product, quantity)
  answerLive(addedQuantity)
  append({ kind: 'added', productId, quantity: addedQuantity })
}

/** Takes back exactly what an added card put in (CHAT-036). */
export function undoAdd(productId: string, quantity: number): void {
  const line = useCart.getState().lines.find((one) => one.productId === productId)
  if (!line) return
  if (line.quantity > quantity) setQuantity(productId, line.quantity - quantity)
  else removeLine(productId)
}

async function todaysProduct(id: string): Promise<Product | null> {
  try {
    const product = await working(() => send(getProduct, { params: { id } }))
    keep(getProduct, { params: { id } }, product)
    return product
  } catch (error) {
    say('problem', errorText(error, textsNow()))
    return null
  }
}

/** From the saved addresses to the form and back: the same goal, asked otherwise. */
export function askNewAddress(): void {
  answerLive(null)
  append({ kind: 'newAddress' })
}
export function askSavedAddress(): void {
  answerLive(null)
  append({ kind: 'address' })
}

export function showCart(): void {
  answerLive(null)
  append({ kind: 'cart' })
}

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
  answerLive(null)
  say('stopped')
}

const keyOf: Readonly<Partial<Record<Card['kind'], keyof Answers>>> = {
  added: 'wanted',
  cart: 'wanted',
  address: 'addressId',
  newAddress: 'addressId',
  delivery: 'deliveryOption',
  transporters: 'transporterSelections',
  method: 'paymentMethod',
}

/** `Change`: the goal is open again, and the guide asks it anew at the end (CHAT-035). */
export function change(kind: string): void {
  const key = keyOf[kind as Card['kind']]
  if (key) clearAnswer(key)
  else if (kind === 'payPhone') answer({ phone: '' })
}

export const canChange = (kind: string): boolean => kind === 'payPhone' || kind in keyOf

export const openOrders = (): void => void append({ kind: 'orders' })
export const openTracking = (orderId: string): void => void append({ kind: 'tracking', orderId })
export const openHelp = (): void => void append({ kind: 'help' })
export const openLanguage = (): void => void append({ kind: 'language' })
export const askStartFresh = (): void => void append({ kind: 'confirm', question: 'startFresh' })
export const startFresh = startFreshNow
