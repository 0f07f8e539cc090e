import type { Order } from '#contract/order.ts'
import { canTakeBack, useLastChange } from '#web/features/cart/undo/lastChange.ts'
import { type Card, type CardOf, isKnown } from '../../../cards/card.ts'
import { hasRole } from '../../../cards/kinds.ts'
import { useTranscript } from '../../../transcript/transcript.ts'

type Shown = { readonly orderId: string } | { readonly orderNumber: string } | 'list'

/** What the thread last told or showed of an order; null where something else came after it. */
export function shownLast(): Shown | null {
  for (const { card } of [...useTranscript.getState().entries].reverse()) {
    const shown = isKnown(card) ? shownBy(card) : null
    if (shown !== null) return shown
    if (!hasRole(card, 'words') && card.kind !== 'help') return null
  }
  return null
}

function shownBy(card: Card): Shown | null {
  if (card.kind === 'orders') return 'list'
  if ('orderId' in card) return { orderId: card.orderId }
  // What was put into the cart from an order is bought anew.
  if (card.kind !== 'reply' || card.text === 'boughtAgain') return null
  const { orderId, orderNumber } = card.about ?? {}
  return orderId !== undefined ? { orderId } : orderNumber !== undefined ? { orderNumber } : null
}

export function orderShown(orders: readonly Order[]): Order | undefined {
  const shown = shownLast()
  if (shown === null || shown === 'list') return undefined
  return orders.find((one) => ('orderId' in shown ? one.id === shown.orderId : one.orderNumber === shown.orderNumber))
}

/** Its card is the newest in the thread. */
export function hasCardNow(orderId: string): boolean {
  const card = useTranscript.getState().entries.findLast((entry) => !hasRole(entry.card, 'words'))?.card
  return card !== undefined && isKnown(card) && (card.kind === 'tracking' || card.kind === 'receipt') && card.orderId === orderId
}

/** Our last answer, beside the card of an order that it opened; null where something else came last. */
export function lastTold(): CardOf<'reply'> | null {
  const last = useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said' && card.kind !== 'tracking')?.card
  return last !== undefined && isKnown(last) && last.kind === 'reply' ? last : null
}

/** An order that the buyer does not have was asked for last: there is none that `that one` could mean. */
export function missedLast(): boolean {
  const last = useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said')?.card
  if (last === undefined || !isKnown(last)) return false
  return last.kind === 'reply' ? /^(?:noSuchOrder|noneIs)$/.test(last.text) : last.kind === 'guideText' && last.text === 'notFound'
}

/** Our words about spoilt or missing fish, which ask for the order, are the last in the thread. */
export function asksWhichOrder(): boolean {
  const last = useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said')?.card
  return last !== undefined && isKnown(last) && last.kind === 'reply' && /^(?:badFish|badFishReturn|complaint|anger)$/.test(last.text)
}

/** Our answers after which something in the cart may still be taken back by a protest. */
const PUT_IN = /^(?:boughtAgain|goneNow|atMost)$/
/** What an order put into the cart can still be taken back. */
export const hasPutIn = (): boolean => canTakeBack() && useLastChange.getState().added.length > 0

/** Our last answer told of goods that an order put in, and that can be taken back. */
export function putInLast(): boolean {
  const told = lastTold()?.text
  return told !== undefined && canTakeBack() && (PUT_IN.test(told) || (told === 'cartNow' && hasPutIn()))
}
