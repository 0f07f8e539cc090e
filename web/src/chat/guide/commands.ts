import { seemsOffline } from '#web/api/lazyImport.ts'
import { isServerUnreachable } from '#web/api/useOffline.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import type { Sought } from '../kinds/browse.ts'
import type { Card, CardOf } from '../kinds/card.ts'
import { type ChangeableKind, hasRole, isRow } from '../kinds/kinds.ts'
import { answerOpenQuestion, append } from '../transcript/append.ts'
import { isOpenQuestion } from '../transcript/openQuestion.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { unfoldLive } from '../transcript/unfolded.ts'
import { guideCard, say } from './say.ts'
import { signInFor } from './signIn/signInFor.ts'
import { openRow } from './slipRow.ts'

/** Commands for both taps and typed lines. */
export const browse = (): void => showCard({ kind: 'categories' })
export const showProducts = (filter: { search?: string; categoryId?: string } & Sought & TypedQuantity): void =>
  showCard({ kind: 'products', ...filter })
export const showProduct = (productId: string, wanted: TypedQuantity = {}): void => showCard({ kind: 'product', productId, ...wanted })

/** The number typed with a fish (CHAT-136). */
export interface TypedQuantity {
  readonly quantity?: number | undefined
}
export const wantedOf = ({ quantity }: TypedQuantity): TypedQuantity => (quantity === undefined ? {} : { quantity })

/** Appends a browsing card, also one shown before. It answers the open card, or is shown next to the slip or another step. */
export function showCard(card: BrowsingCard): void {
  open('categoryId' in card && card.categoryId ? card.categoryId : 'productId' in card ? card.productId : card.kind, card)
}

export type BrowsingCard = CardOf<'categories' | 'products' | 'product'>

/** Appends a card next to the slip or another step, which stays open; before the first fish, the card answers the open one (CHAT-133). */
function open(value: string | number | null, card: BrowsingCard): void {
  openSlip(value)
  if (isAtStep()) append({ ...card, beside: true })
  else answerOpenQuestion(value, card)
}

/** Shows the slip in place of a card that looks for fish, once the cart has something. Any other step stays open (CHAT-176). */
export function openSlip(value: string | number | null): void {
  const asked = openNow()
  if (useCart.getState().lines.length > 0 && (!asked || hasRole(asked.card, 'browsing'))) answerOpenQuestion(value, { kind: 'slip' })
}

export const openNow = () => useTranscript.getState().entries.findLast(isOpenQuestion)

/** Appends the card that a link asked for. */
export function openLinked(card: Card): void {
  if (hasRole(card, 'browsing')) open(null, card as BrowsingCard)
  else if (hasRole(card, 'aside', 'words')) append(card)
  else answerOpenQuestion(null, card)
}

/** Returns whether the slip or another step of the order is open. */
function isAtStep(): boolean {
  const asked = openNow()
  return asked !== undefined && hasRole(asked.card, 'question')
}

/** Shows the goods on the slip, ready to be changed. Returns false if the question of another step is open, which stays so (CHAT-133). */
export function openGoods(): boolean {
  openSlip(null)
  if (openNow()?.card.kind !== 'slip') return false
  openRow('cart')
  unfoldLive()
  return true
}

/** The `Checkout` button of a card (CHAT-018). Offline it only tells the buyer to connect first (PWA-004). */
export const requestCheckout = (): void => whenOnline(() => setChoices({ checkoutRequested: true }))

/** Runs the action; offline it tells the buyer to connect first. */
export function whenOnline(act: () => void): void {
  if (!seemsOffline()) return act()
  void isServerUnreachable().then((isOffline) => (isOffline ? say('connectToOrder') : act()))
}

/** Stops the checkout to look for more fish; choices already made are kept. */
export function keepShopping(): void {
  setChoices({ checkoutRequested: false })
  browse()
}

/** Stops the checkout and says so; choices already made are kept (CHAT-032). */
export function stopCheckout(): void {
  setChoices({ checkoutRequested: false })
  answerOpenQuestion(null, guideCard('stopped'))
}

/** `Change`: opens the row of the slip, or clears the address, so that the guide asks for it again at the end of the thread (CHAT-035). */
export const change = (kind: ChangeableKind): void =>
  isRow(kind) ? openRow(kind) : setChoices({ addressId: null, checkoutRequested: true })

export const openOrders = (): void => append(signInFor({ kind: 'orders' }))
export const openTracking = (orderId: string): void => append({ kind: 'tracking', orderId })
export const openHelp = (): void => append({ kind: 'help' })
export const openPeople = (people?: number): void => append({ kind: 'people', ...(people !== undefined && { people }) })
export const openWishlist = (): void => append(signInFor({ kind: 'wishlist' }))
export const openLanguage = (): void => append({ kind: 'language' })
export const askStartFresh = (): void => append({ kind: 'confirm', question: 'startFresh' })
