import * as z from 'zod/mini'
import { fill, type Texts } from '#web/i18n/texts.ts'
import { read, type StatesOf } from './galleryState.ts'
import { orderCard, orderId, toOrder } from './orders.ts'
import { aside, kind } from './row.ts'

const numbered = { ...orderId, orderNumber: z.string() }

/** Asks whether an order that was just delivered, to the buyer or to `receiver`, is all right (CHAT-147, CHAT-182). */
const arrived = kind(
  'arrived',
  {
    ...aside,
    question: 'fishRight',
    says: arrivedText,
    page: toOrder,
    accepts: 'arrived',
    repair: 'agree',
    isEvent: true,
  },
  { ...numbered, receiver: z.optional(z.string()) },
)

interface ArrivedOrder {
  readonly orderNumber: string
  readonly receiver?: string | undefined
}
/** Says that an order has arrived, at the buyer or the person who received it, and asks how the fish is (CHAT-147, CHAT-182). */
export function arrivedText({ orderNumber, receiver }: ArrivedOrder, { chat: t }: Texts<'chat'>): string {
  return `${receiver === undefined ? fill(t.arrived, { orderNumber }) : fill(t.arrivedTo, { orderNumber, receiver })} ${t.fishRight}`
}

/** Asks whether the buyer takes the rest of an order with missing items (SELL-016). */
const shortage = kind(
  'shortage',
  {
    ...aside,
    question: 'shortage',
    says: ({ orderId }, { chat: t }, names) => `${fill(t.tracking, { orderNumber: names.order(orderId) })}. ${t.shortage}`,
    page: toOrder,
    isEvent: true,
  },
  orderId,
)

/** Asks before a placed order is cancelled (CHAT-166). */
const cancelOrder = kind(
  'cancelOrder',
  {
    ...aside,
    question: 'cancelOrder',
    says: (card, t) => fill(t.chat.cancelOrder, card),
    accepts: 'agree',
    repair: 'agree',
  },
  numbered,
)

/** Takes a complaint. `orderNumber` and `answerBy` are set once it is sent; its answer is then the message's reference, or '' (CHAT-188). */
const complaint = kind(
  'complaint',
  { ...aside, question: 'complaintAsk', accepts: 'complaint', replies: ['orders', 'help'] },
  { orderNumber: z.optional(z.string()), answerBy: z.optional(z.number()) },
)

export const afterSaleKinds = [arrived, shortage, cancelOrder, complaint] as const

export const afterSaleStates = () =>
  ({
    arrived: [
      { name: 'fresh', scene: 'shop', card: numberedCard('arrived', 104_649) },
      { name: 'done', scene: 'shop', card: numberedCard('arrived', 104_649), answer: { value: 'right' } },
    ],
    shortage: [
      { name: 'fresh', scene: 'missing', card: orderCard('shortage', 104_698) },
      { name: 'fresh: nothing is left', scene: 'missing', card: orderCard('shortage', 104_695) },
      {
        name: 'busy',
        scene: 'missing',
        card: orderCard('shortage', 104_698),
        acts: [{ press: '.button-act' }],
        shows: '[aria-disabled=true]',
      },
      { name: 'done', scene: 'missing', card: orderCard('shortage', 104_687) },
      { name: 'error', scene: 'failing', card: orderCard('shortage', 104_698), shows: '[role=alert]' },
      { name: 'fresh: of a guest', scene: 'guest', card: orderCard('shortage', 104_698) },
    ],
    cancelOrder: [
      ...read(numberedCard('cancelOrder', 104_698)),
      { name: 'fresh: nothing was paid', scene: 'shop', card: numberedCard('cancelOrder', 104_695) },
      { name: 'expired: on its way', scene: 'shop', card: numberedCard('cancelOrder', 104_687) },
      { name: 'expired: arrived', scene: 'shop', card: numberedCard('cancelOrder', 104_649) },
      { name: 'done: cancelled elsewhere', scene: 'shop', card: numberedCard('cancelOrder', 104_679) },
      { name: 'done', scene: 'words', card: numberedCard('cancelOrder', 104_698), answer: { value: 'yes' } },
      { name: 'done: kept', scene: 'words', card: numberedCard('cancelOrder', 104_698), answer: { value: 'no' } },
      { name: 'fresh: of a guest', scene: 'guest', card: numberedCard('cancelOrder', 104_698) },
    ],
    complaint: [
      ...read({ kind: 'complaint' }),
      {
        name: 'fresh: nothing chosen',
        scene: 'shop',
        card: { kind: 'complaint' },
        acts: [{ press: '.button-act' }],
        shows: '[role=alert]',
      },
      { name: 'fresh: no orders yet', scene: 'newcomer', card: { kind: 'complaint' } },
      { name: 'fresh: of a guest', scene: 'guest', card: { kind: 'complaint' } },
      {
        name: 'done',
        scene: 'words',
        card: { kind: 'complaint', orderNumber: 'SMK-104649', answerBy: 1_795_950_300_000 },
        answer: { value: 'M-4821' },
      },
      { name: 'superseded', scene: 'words', card: { kind: 'complaint' }, answer: { superseded: true } },
    ],
  }) satisfies StatesOf<typeof afterSaleKinds>

const numberedCard = <const Kind extends string>(kind: Kind, order: number) => ({ ...orderCard(kind, order), orderNumber: `SMK-${order}` })
