import type { Product } from '#contract/catalogue.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { openRow } from '#web/chat/guide/slipRow.ts'
import { type Card, isKnown } from '#web/chat/kinds/card.ts'
import { isRow } from '#web/chat/kinds/kinds.ts'
import { replyText } from '#web/chat/kinds/replyText.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { textsNow } from '#web/i18n/texts.ts'

/** The facts about a signed-in buyer who has a fish in the cart. */
export const shopping: Facts = { ...noFacts, cartCount: 1, user: 'x', addresses: 1 }
/** The facts about the same buyer in the checkout. */
export const buying: Facts = { ...shopping, checkoutRequested: true }

export const SLIP: Card = { kind: 'slip' }

/** Opens a row of the slip, or closes the open one if the card is of another kind. Returns the card that is then the open question. */
export function openCard(card: Card): Card {
  openRow(isRow(card.kind) ? card.kind : null)
  return isRow(card.kind) ? SLIP : card
}

/** Shows these cards, none of them answered, as the whole thread. */
export function showThread(...cards: readonly Card[]): void {
  const cartCountWhenShown = cartCount(useCart.getState().lines)
  useTranscript.setState({
    owner: 'guest',
    entries: cards.map((card, at) => ({ id: `q${at}`, at, run: 1, card, cartCountWhenShown })),
    loaded: true,
  })
}

/** Sends a line while `card` is the open question, or while it is the open row of the slip. */
export async function say(line: string, card: Card = SLIP, facts: Facts = buying): Promise<void> {
  const open = openCard(card)
  showThread(...withSlip([open]))
  await handleMessage(line, openOf(open), facts)
}

/** Sends a line of somebody who looks around, after these cards; all but the last are already answered. */
export const sayInShop = (line: string, ...cards: readonly Card[]): Promise<void> => sayAfter(cards, line, noFacts)

/** Sends a line after these cards; all but the last are already answered. */
export const sayAfter = (cards: readonly Card[], line: string, facts: Facts): Promise<void> => handleMessage(line, showAfter(cards), facts)

/** Shows these cards, all but the last question answered, and returns the card that is then open. Our replies below it do not close it. */
export function showAfter(cards: readonly Card[]): Card | null {
  const open = cards.map((card) => (card.kind === 'reply' ? card : openCard(card)))
  showAnswered(...withSlip(open))
  return openOf(open.findLast(({ kind }) => kind !== 'reply') ?? null)
}

/** The slip is the open card as soon as something was added. */
const isAdded = (card: Card | null): boolean => card?.kind === 'guideText' && card.text === 'inCart'
const withSlip = (cards: readonly Card[]): readonly Card[] => cards.flatMap((card) => (isAdded(card) ? [SLIP, card] : [card]))
const openOf = (card: Card | null): Card | null => (isAdded(card) ? SLIP : card)

/** Shows these cards, all but the last answered, as the whole thread. */
export function showAnswered(...cards: readonly Card[]): void {
  showThread(...cards)
  const lastQuestion = cards.findLastIndex(({ kind }) => kind !== 'reply')
  useTranscript.setState(({ entries }) => ({
    entries: entries.map((entry, at) => (at < lastQuestion && entry.card !== SLIP ? { ...entry, answer: { value: 'x' } } : entry)),
  }))
}

/** Sends the lines one after the other while no question is open. */
export async function talk(...lines: readonly string[]): Promise<void> {
  for (const line of lines) await handleMessage(line, null, noFacts)
}

/** Returns the cards that were added after the last line of the buyer. */
export function cardsAfterLine(): readonly Card[] {
  const cards = useTranscript.getState().entries.map(({ card }) => card)
  return cards.slice(cards.findLastIndex(({ kind }) => kind === 'said') + 1).filter(isKnown)
}
/** Returns the keys of our replies to the last line. */
export const replyKeys = () => cardsAfterLine().flatMap((card) => (card.kind === 'reply' ? [card.text] : []))
/** Returns our replies to the last line as the buyer reads them. */
export const replyTexts = () =>
  cardsAfterLine().flatMap((card) => (card.kind === 'reply' ? [replyText(card, textsNow('topics')) ?? ''] : []))
export const lastCard = () => useTranscript.getState().entries.at(-1)?.card
/** Returns the answer that the first card of the thread got. */
export const firstCardAnswer = () => useTranscript.getState().entries[0]?.answer

export const list = (search: string, quantity?: number): Card => ({ kind: 'products', search, ...(quantity && { quantity }) })
export const productCard = (productId: string, quantity?: number): Card => ({ kind: 'product', productId, ...(quantity && { quantity }) })
/** The sentence about a fish that was just added. The slip is then the open card. */
export const ADDED = { kind: 'guideText', text: 'inCart' } as const

/** Returns the quantities in the cart by product id. */
export const cartContents = () => Object.fromEntries(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity]))

/** Fills the cart with exactly these quantities, by product id. */
export function fillCart(market: readonly Product[], quantities: Readonly<Record<string, number>>): void {
  const lines = Object.entries(quantities).flatMap(([productId, quantity]) =>
    market.filter(({ id }) => id === productId).map((product) => ({ productId, quantity, product })),
  )
  useCart.setState({ lines, checkoutId: 'c1', owner: null, waiting: {} })
}
