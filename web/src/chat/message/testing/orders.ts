import type { Product } from '#contract/catalogue.ts'
import { replyText } from '#web/chat/kinds/replyText.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { cardsAfterLine } from './talk.ts'

/** Returns an order item with today's price. */
export const orderItem = (product: Product, quantity: number, transporterId?: string) => ({
  id: product.id,
  quantity,
  unitPrice: product.unitPrice,
  product,
  ...(transporterId && { transporterId }),
})

/** Returns the cards after the last line: our replies by key, the others by kind. */
export const cardKeys = () => cardsAfterLine().map((card) => (card.kind === 'reply' ? card.text : card.kind))

/** Returns the cards after the last line: our replies as the buyer reads them, the others by kind and order. */
export const cardTexts = () =>
  cardsAfterLine().map((card) => {
    if (card.kind === 'reply') return replyText(card, textsNow('topics')) ?? ''
    return 'orderId' in card ? `${card.kind} ${card.orderId}` : card.kind
  })

/** Returns the orders that the cards after the last line are about: the numbers from our replies, the ids from the other cards. */
export const ordersMentioned = () =>
  cardsAfterLine().flatMap((card) => {
    if (card.kind === 'reply') return card.about?.['orderNumber'] ?? []
    return 'orderId' in card ? card.orderId : []
  })
