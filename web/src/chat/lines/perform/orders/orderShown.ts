import type { Order } from '#contract/order.ts'
import { type Card, isKnown } from '#web/chat/kinds/card.ts'
import { wordsOf } from '#web/chat/kinds/fact.ts'
import { hasRole } from '#web/chat/kinds/kinds.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'

/**
 * Returns the ID or number of the order that the thread reported or showed last, or `list` for the list of orders. Null if something else
 * came after it.
 */
export function shownLast(): string | null {
  for (const { card } of [...useTranscript.getState().entries].reverse()) {
    const shown = isKnown(card) ? shownBy(card) : null
    if (shown !== null) return shown
    if (!hasRole(card, 'words') && card.kind !== 'help' && card.kind !== 'language') return null
  }
  return null
}

function shownBy(card: Card): string | null {
  if (card.kind === 'orders') return 'list'
  if ('orderId' in card) return card.orderId
  // Goods added from an order are a new purchase.
  if (card.kind !== 'reply' || card.text === 'boughtAgain') return null
  return wordsOf(card.about?.['orderId']) || wordsOf(card.about?.['orderNumber']) || null
}

export function orderShown(orders: readonly Order[]): Order | undefined {
  const shown = shownLast()
  return orders.find(({ id, orderNumber }) => id === shown || orderNumber === shown)
}

/** True if the order's card is the newest entry. */
export function hasCardNow(orderId: string): boolean {
  const card = useTranscript.getState().entries.findLast((entry) => !hasRole(entry.card, 'words'))?.card
  return card !== undefined && isKnown(card) && (card.kind === 'tracking' || card.kind === 'receipt') && card.orderId === orderId
}
