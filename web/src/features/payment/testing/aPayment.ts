import type { OrderDraft } from '#contract/order.ts'
import type { UnfinishedPayment } from '#contract/payment.ts'
import { type PaymentAt, PaymentRecord } from '../record/record.ts'

export const T0 = Date.UTC(2026, 10, 21, 6)

type Stage = PaymentRecord['stage']
/** Fields of a record at any stage. */
export type PaymentFields = { [Key in keyof PaymentRecord]?: PaymentRecord[Key] }

/** The order of the cart `c1`. */
export const cartOrder = (over: Partial<OrderDraft> = {}): OrderDraft => ({
  items: [{ productId: 'sato-1', quantity: 2 }],
  deliveryOption: 'standard',
  paymentMethod: 'mobile_money',
  addressId: 'a1',
  ...over,
})

/** A charge as the server lists it. */
export const aCharge = (over: Partial<UnfinishedPayment> = {}): UnfinishedPayment => ({
  reference: 'RF-1',
  transactionId: 'QK7',
  amount: 24_000,
  phone: '255712345678',
  paidAt: new Date(T0).toISOString(),
  kind: 'unfinished',
  ...over,
})

/** Creates a record, asked unless `over` names another stage. A stage gets the fields it needs; fields of other stages are left out. */
export const aPayment = <S extends Stage = 'asked'>(over: PaymentFields & { stage?: S } = {}): PaymentAt<S> =>
  PaymentRecord.parse({
    id: 'p1',
    payer: '+255754110001',
    method: 'mobile_money',
    purpose: { kind: 'cart', order: cartOrder(), checkoutId: 'c1' },
    amount: 24_000,
    phone: '255754110001',
    idempotencyKey: 'k1',
    createdAt: T0,
    stage: 'asked',
    ...needed[over.stage ?? 'asked'],
    ...over,
  }) as PaymentAt<S>

const needed: Readonly<Record<Stage, PaymentFields>> = {
  asked: {},
  waiting: { reference: 'RF-of-the-prompt', deadline: T0 + 120_000 },
  refused: { refusal: { by: 'callback' } },
  paid: {},
  done: { orderId: 'o1', doneAt: T0 },
  gone: {},
}
