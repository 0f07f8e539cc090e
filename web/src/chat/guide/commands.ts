import { saysOffline } from '#web/api/lazyImport.ts'
import { isCutOff } from '#web/api/useOffline.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import type { Card, CardOf, Sought, Wish } from '../cards/card.ts'
import { type ChangeableKind, hasRole, kinds } from '../cards/kinds.ts'
import { answerOpenQuestion, append, guideCard, say } from '../transcript/append.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { isOpenQuestion, isStep } from './openQuestion.ts'
import { signInFor } from './signIn/signInFor.ts'

/** What a tap and a typed line both do. */
export const browse = (): void => show({ kind: 'categories' })
export const showProducts = (filter: { search?: string; categoryId?: string } & Sought & Wanted): void =>
  show({ kind: 'products', ...filter })
export const showProduct = (productId: string, wanted: Wanted = {}): void => show({ kind: 'product', productId, ...wanted })
export const askQuantity = (productId: string, wanted: Wanted = {}): void => show({ kind: 'quantity', productId, ...wanted })
/** Every fish of a line that named several (CHAT-134, CHAT-162). */
export const showWishes = (rows: Wish[]): void => show({ kind: 'wishes', rows })

/** The number typed with a fish (CHAT-136). */
export interface Wanted {
  readonly quantity?: number | undefined
}
export const wantedOf = ({ quantity }: Wanted): Wanted => (quantity === undefined ? {} : { quantity })

/** Appends the next browsing card; the one before it is answered. */
function show(card: Looked): void {
  open('categoryId' in card && card.categoryId ? card.categoryId : 'productId' in card ? card.productId : card.kind, card)
}

/** A card looked at before, at the end once more. */
export const lookAgain = (card: Looked): void => show(card)

export type Looked = CardOf<'categories' | 'products' | 'wishes' | 'product' | 'quantity' | 'added' | 'cart'>

/** Beside a step of the order it is only looked at; otherwise the open card is answered by it (CHAT-133). */
export function open(value: string | number | null, card: Looked): void {
  if (isAtStep()) append({ ...card, beside: true })
  else answerOpenQuestion(value, card)
}

/** Opens a card that a link asked for. */
export function openLinked(card: Card): void {
  if (hasRole(card, 'browsing') || card.kind === 'cart') open(null, card as Looked)
  else if (hasRole(card, 'aside', 'words')) append(card)
  else answerOpenQuestion(null, card)
}

/** The checkout withdrawn leaves its question open for a moment: that is no step any more. */
function isAtStep(): boolean {
  const asked = useTranscript.getState().entries.findLast(isOpenQuestion)
  if (!asked || !isStep(asked)) return false
  const { goal } = kinds[asked.card.kind]
  return draftNow().checkoutRequested || goal === 'signIn' || goal === 'settle' || goal === 'paid'
}

/** From the saved addresses to the form and back: the same goal, asked otherwise. */
export const askNewAddress = (): void => answerOpenQuestion(null, { kind: 'newAddress' })
export const askSavedAddress = (): void => answerOpenQuestion(null, { kind: 'address' })
export const showCart = (): void => open(null, { kind: 'cart' })

/** `Checkout` on a card (CHAT-018). Without a network it says so, and the buyer asks again (PWA-004). */
export const requestCheckout = (): void => whenOnline(() => setChoices({ checkoutRequested: true }))

/** `Checkout` in words: the card that offers it is answered, any other is left, and nothing speaks for the buyer a second time. */
export const typeCheckout = (): void =>
  whenOnline(() => {
    const asked = useTranscript.getState().entries.findLast(isOpenQuestion)
    answerOpenQuestion(asked && kinds[asked.card.kind].accepts === 'next' ? 'yes' : null)
    setChoices({ checkoutRequested: true })
  })

/** Begins a checkout, or says that there is no network. */
export function whenOnline(act: () => void): void {
  if (!saysOffline()) return act()
  void isCutOff().then((isOffline) => (isOffline ? say('connectToOrder') : act()))
}

/** Withdraws the checkout for more fish; choices already made stay. */
export function keepShopping(): void {
  setChoices({ checkoutRequested: false })
  browse()
}

/** Withdraws the checkout with a word; choices already made stay (CHAT-032). */
export function stopCheckout(): void {
  setChoices({ checkoutRequested: false })
  answerOpenQuestion(null, guideCard('stopped'))
}

/** `Change`: the goal is open again, and the guide asks it anew at the end (CHAT-035). */
export function change(kind: ChangeableKind): void {
  const { reopens } = kinds[kind]
  if (reopens) setChoices(reopens)
}

export const openOrders = (): void => append(signInFor({ kind: 'orders' }))
export const openTracking = (orderId: string): void => append({ kind: 'tracking', orderId })
/** Opens the payment of an order that exists (CHAT-113). */
export const openPayOrder = (orderId: string): void => append({ kind: 'payOrder', orderId })
export const openHelp = (): void => append({ kind: 'help' })
export const openHelpAbout = (about: { search?: string; orderNumber?: string }): void => append({ kind: 'help', ...about })
export const openPeople = (people?: number): void => append({ kind: 'people', ...(people !== undefined && { people }) })
export const openWishlist = (): void => append(signInFor({ kind: 'wishlist' }))
export const openLanguage = (): void => append({ kind: 'language' })
export const askStartFresh = (): void => append({ kind: 'confirm', question: 'startFresh' })
