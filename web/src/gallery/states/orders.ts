import type { AnyState, State, StatesOf } from '../state.ts'
import { read } from '../state.ts'

const orders = { kind: 'orders' } as const
const tracking = { kind: 'tracking', orderId: 'order-104698' } as const
const payOrder = { kind: 'payOrder', orderId: 'order-104695' } as const
const order = (name: AnyState['name'], number: number): State<'tracking'> => ({
  name,
  scene: 'shop',
  card: { kind: 'tracking', orderId: `order-${number}` },
})

const complaint = { kind: 'complaint' } as const
const shortage = { kind: 'shortage', orderId: 'order-104698' } as const

const cancelOrder = { kind: 'cancelOrder', orderId: 'order-104698', orderNumber: 'SMK-104698' } as const
const cancels = (name: AnyState['name'], number: number): State<'cancelOrder'> => ({
  name,
  scene: 'shop',
  card: { kind: 'cancelOrder', orderId: `order-${number}`, orderNumber: `SMK-${number}` },
})

export const orderStates = {
  orders: [
    ...read(orders),
    { name: 'fresh: no orders yet', scene: 'newcomer', card: orders },
    { name: 'fresh: of a guest', scene: 'guest', card: orders },
    { name: 'done', scene: 'review', card: orders, isOver: true },
  ] satisfies StatesOf<'orders'>,
  tracking: [
    ...read(tracking),
    order('fresh: processing', 104_695),
    order('fresh: in transit', 104_687),
    order('done', 104_649),
    order('done: cancelled', 104_679),
    order('error: not found', 1),
    { name: 'fresh: of a guest', scene: 'guest', card: tracking },
    { name: 'superseded', scene: 'review', card: tracking, isOver: true },
  ] satisfies StatesOf<'tracking'>,
  shortage: [
    { name: 'fresh', scene: 'missing', card: shortage },
    { name: 'fresh: nothing is left', scene: 'missing', card: { kind: 'shortage', orderId: 'order-104695' } },
    { name: 'busy', scene: 'missing', card: shortage, acts: [{ press: '.button-act' }], shows: '[aria-disabled=true]' },
    { name: 'done', scene: 'missing', card: { kind: 'shortage', orderId: 'order-104687' } },
    { name: 'error', scene: 'failing', card: shortage, shows: '[role=alert]' },
    { name: 'fresh: of a guest', scene: 'guest', card: shortage },
  ] satisfies StatesOf<'shortage'>,
  cancelOrder: [
    ...read(cancelOrder),
    cancels('fresh: nothing was paid', 104_695),
    cancels('expired: on its way', 104_687),
    cancels('expired: arrived', 104_649),
    cancels('done: cancelled elsewhere', 104_679),
    { name: 'done', scene: 'words', card: cancelOrder, answer: { value: 'yes' } },
    { name: 'done: kept', scene: 'words', card: cancelOrder, answer: { value: 'no' } },
    { name: 'fresh: of a guest', scene: 'guest', card: cancelOrder },
  ] satisfies StatesOf<'cancelOrder'>,
  complaint: [
    ...read(complaint),
    { name: 'fresh: nothing chosen', scene: 'shop', card: complaint, acts: [{ press: '.button-act' }], shows: '[role=alert]' },
    { name: 'fresh: no orders yet', scene: 'newcomer', card: complaint },
    { name: 'fresh: of a guest', scene: 'guest', card: complaint },
    {
      name: 'done',
      scene: 'words',
      card: { ...complaint, orderNumber: 'SMK-104649', answerBy: 1_795_950_300_000 },
      answer: { value: 'M-4821' },
    },
    { name: 'superseded', scene: 'words', card: complaint, answer: { superseded: true } },
  ] satisfies StatesOf<'complaint'>,
  payOrder: [
    ...read(payOrder),
    { name: 'fresh: nothing to pay', scene: 'shop', card: { kind: 'payOrder', orderId: 'order-104649' } },
    { name: 'fresh: of a guest', scene: 'guest', card: payOrder },
    { name: 'error: not found', scene: 'shop', card: { kind: 'payOrder', orderId: 'order-1' } },
  ] satisfies StatesOf<'payOrder'>,
}
