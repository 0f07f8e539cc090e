import { seemsOffline } from '#web/api/lazyImport.ts'
import { isServerUnreachable } from '#web/api/useOffline.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import type { Card, CardOf, Sought } from '../kinds/card.ts'
import { type ChangeableKind, hasRole, kinds } from '../kinds/kinds.ts'
import { answerOpenQuestion, append } from '../transcript/append.ts'
import { isOpenQuestion, isStep } from '../transcript/openQuestion.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { guideCard, say } from './say.ts'
import { signInFor } from './signIn/signInFor.ts'
import { openRow } from './slipRow.ts'

/** Commands for both taps and typed lines. */
export const browse = (): void => showCard({ kind: 'categories' })
export const showProducts = (filter: { search?: string; categoryId?: string } & Sought & Wanted): void =>
  showCard({ kind: 'products', ...filter })
export const showProduct = (productId: string, wanted: Wanted = {}): void => showCard({ kind: 'product', productId, ...wanted })

/** The number typed with a fish (CHAT-136). */
export interface Wanted {
  readonly quantity?: number | undefined
}
export const wantedOf = ({ quantity }: Wanted): Wanted => (quantity === undefined ? {} : { quantity })

/** Appends a browsing card, also one shown before. It answers the open card, or is shown next to an open checkout step. */
export function showCard(card: BrowsingCard): void {
  open('categoryId' in card && card.categoryId ? card.categoryId : 'productId' in card ? card.productId : card.kind, card)
}

export type BrowsingCard = CardOf<'categories' | 'products' | 'product' | 'added' | 'cart'>

/** Appends a card next to an open checkout step, which stays open; outside the checkout the card answers the open one (CHAT-133). */
export function open(value: string | number | null, card: BrowsingCard): void {
  if (isAtStep()) append({ ...card, beside: true })
  else answerOpenQuestion(value, card)
}

/** Appends the card that a link asked for. */
export function openLinked(card: Card): void {
  if (hasRole(card, 'browsing') || card.kind === 'cart') open(null, card as BrowsingCard)
  else if (hasRole(card, 'aside', 'words')) append(card)
  else answerOpenQuestion(null, card)
}

/** Returns whether a step of the order is open. The question of a stopped checkout, open until the guide runs, does not count. */
function isAtStep(): boolean {
  const asked = useTranscript.getState().entries.findLast(isOpenQuestion)
  if (!asked || !isStep(asked)) return false
  const { goal } = kinds[asked.card.kind]
  return draftNow().checkoutRequested || goal === 'signIn' || goal === 'settle' || goal === 'paid'
}

/** Switches between the saved addresses and the form; both belong to the same goal. */
export const askNewAddress = (): void => answerOpenQuestion(null, { kind: 'newAddress' })
export const askSavedAddress = (): void => answerOpenQuestion(null, { kind: 'address' })
export const showCart = (): void => open(null, { kind: 'cart' })

/** The `Checkout` button of a card (CHAT-018). Offline it only tells the buyer to connect first (PWA-004). */
export const requestCheckout = (): void => whenOnline(() => setChoices({ checkoutRequested: true }))

/** A typed `checkout`. Answers the open card with yes if that card offers it, and skips any other card. */
export const typeCheckout = (): void =>
  whenOnline(() => {
    const asked = useTranscript.getState().entries.findLast(isOpenQuestion)
    answerOpenQuestion(asked && kinds[asked.card.kind].accepts === 'next' ? 'yes' : null)
    setChoices({ checkoutRequested: true })
  })

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

/** `Change`: opens the row of the slip, or clears the choice, so that the guide asks for it again at the end of the thread (CHAT-035). */
export function change(kind: ChangeableKind): void {
  const { reopens } = kinds[kind]
  if (reopens) setChoices(reopens)
  else openRow(kind)
}

export const openOrders = (): void => append(signInFor({ kind: 'orders' }))
export const openTracking = (orderId: string): void => append({ kind: 'tracking', orderId })
/** Opens the payment of an existing order (CHAT-113). */
export const openPayOrder = (orderId: string): void => append({ kind: 'payOrder', orderId })
export const openHelp = (): void => append({ kind: 'help' })
export const openHelpAbout = (about: { search?: string; orderNumber?: string }): void => append({ kind: 'help', ...about })
export const openPeople = (people?: number): void => append({ kind: 'people', ...(people !== undefined && { people }) })
export const openWishlist = (): void => append(signInFor({ kind: 'wishlist' }))
export const openLanguage = (): void => append({ kind: 'language' })
export const askStartFresh = (): void => append({ kind: 'confirm', question: 'startFresh' })
