import * as z from 'zod/mini'
import { fill } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { read, type StatesOf } from './galleryState.ts'
import { aside, kind } from './row.ts'

export const orderId = { orderId: z.string() }
interface OrderCard {
  readonly orderId: string
}
export const toOrder = ({ orderId }: OrderCard): string => paths.order(orderId)

const receipt = kind(
  'receipt',
  {
    ...aside,
    role: 'record',
    question: null,
    says: ({ orderId }, t, names) => fill(t.chat.placed, { orderNumber: names.order(orderId) }),
    page: toOrder,
    urgency: 'assertive',
    openedByUrl: 'order',
  },
  orderId,
)

export const orders = kind('orders', { ...aside, question: 'orders', page: () => paths.orders, openedByUrl: 'signedIn' })

export const tracking = kind(
  'tracking',
  {
    ...aside,
    question: null,
    says: ({ orderId }, t, names) => fill(t.chat.tracking, { orderNumber: names.order(orderId) }),
    page: toOrder,
    openedByUrl: 'order',
  },
  orderId,
)

export const payOrder = kind(
  'payOrder',
  {
    ...aside,
    question: 'review',
    page: ({ orderId }) => paths.payOrder(orderId),
    openedByUrl: 'order',
    staysAtFreshStart: 'whilePaying',
  },
  orderId,
)

export const orderKinds = [receipt, orders, tracking, payOrder] as const

export const orderStates = () =>
  ({
    receipt: [
      { name: 'fresh', scene: 'shop', card: orderCard('receipt', 104_698) },
      { name: 'done', scene: 'shop', card: orderCard('receipt', 104_698), isOver: true },
      { name: 'fresh: cash on delivery', scene: 'review', card: orderCard('receipt', 104_695) },
      { name: 'busy', scene: 'slow', card: orderCard('receipt', 104_698) },
      { name: 'error', scene: 'failing', card: orderCard('receipt', 104_698), shows: '[role=alert]' },
    ],
    orders: [
      ...read({ kind: 'orders' }),
      { name: 'fresh: no orders yet', scene: 'newcomer', card: { kind: 'orders' } },
      { name: 'fresh: of a guest', scene: 'guest', card: { kind: 'orders' } },
      { name: 'done', scene: 'review', card: { kind: 'orders' }, isOver: true },
    ],
    tracking: [
      ...read(orderCard('tracking', 104_698)),
      { name: 'fresh: processing', scene: 'shop', card: orderCard('tracking', 104_695) },
      { name: 'fresh: in transit', scene: 'shop', card: orderCard('tracking', 104_687) },
      { name: 'done', scene: 'shop', card: orderCard('tracking', 104_649) },
      { name: 'done: cancelled', scene: 'shop', card: orderCard('tracking', 104_679) },
      { name: 'error: not found', scene: 'shop', card: orderCard('tracking', 1) },
      { name: 'fresh: of a guest', scene: 'guest', card: orderCard('tracking', 104_698) },
      { name: 'superseded', scene: 'review', card: orderCard('tracking', 104_698), isOver: true },
    ],
    payOrder: [
      ...read(orderCard('payOrder', 104_695)),
      { name: 'fresh: nothing to pay', scene: 'shop', card: orderCard('payOrder', 104_649) },
      { name: 'fresh: of a guest', scene: 'guest', card: orderCard('payOrder', 104_695) },
      { name: 'error: not found', scene: 'shop', card: orderCard('payOrder', 1) },
    ],
  }) satisfies StatesOf<typeof orderKinds>

/** The card of a seeded order. */
export const orderCard = <Kind extends string>(kind: Kind, order: number) => ({ kind, orderId: `order-${order}` })
