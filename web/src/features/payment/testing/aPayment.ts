import { PaymentRecord } from '../record/record.ts'

export const T0 = Date.UTC(2026, 10, 21, 6)

export const aPayment = (over: Partial<PaymentRecord> = {}): PaymentRecord =>
  PaymentRecord.parse({
    id: 'p1',
    payer: '+255754110001',
    method: 'mobile_money',
    purpose: {
      kind: 'cart',
      order: { items: [{ productId: 'sato-1', quantity: 2 }], deliveryOption: 'standard', paymentMethod: 'mobile_money', addressId: 'a1' },
      checkoutId: 'c1',
    },
    amount: 24_000,
    phone: '255754110001',
    idempotencyKey: 'k1',
    createdAt: T0,
    stage: 'asked',
    ...over,
  })
