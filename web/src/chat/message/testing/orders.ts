import type { Product } from '#contract/catalogue.ts'
import type { Order } from '#contract/order.ts'
import { anAddress, aTransporter } from '#fixtures/builders.ts'
import { replyText } from '#web/chat/kinds/replyText.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { marketResponses } from './market.ts'
import { cardsAfterLine } from './talk.ts'

/** Serves these orders, two saved addresses, the transporter `t1` and a market that sells exactly `market`. `found` gives the result of each search. */
export function serveOrders(
  orders: readonly Order[],
  market: readonly Product[],
  found: Readonly<Record<string, readonly Product[]>> = {},
): void {
  serve({
    ...marketResponses(market, found),
    'GET /orders': { body: orders },
    'GET /addresses': {
      body: [anAddress({ id: 'office', fullName: 'Neema, office', addressLine1: 'Samora Ave 22' }), anAddress({ id: 'asha-home' })],
    },
    'GET /transporters': { body: [aTransporter({ id: 't1', businessName: 'Pwani Express' })] },
  })
}

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
