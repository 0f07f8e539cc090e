import type { User } from '#contract/user.ts'
import { now } from '#web/api/time.ts'
import { CHANGU } from '#web/chat/kinds/galleryState.ts'
import { newRecord } from '#web/features/payment/record/newRecord.ts'
import { readRecord } from '#web/features/payment/record/readRecord.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { ownerOf } from '#web/features/session/owner.ts'

const MINUTE = 60_000

/** Every state of a payment, each as its own record; cards refer to it by id. */
const courses = {
  starting: { stage: 'asked' },
  waiting: { stage: 'waiting', deadline: 1.5 * MINUTE },
  checking: { stage: 'waiting', deadline: 1.5 * MINUTE, checkDue: true },
  late: { stage: 'waiting', deadline: -MINUTE, checked: true },
  lateChecking: { stage: 'waiting', deadline: -MINUTE, checked: true, checkDue: true },
  payAgain: { stage: 'waiting', deadline: -10 * MINUTE, checked: true },
  creating: { stage: 'paid', transactionId: 'MP-1' },
  cancelled: { stage: 'refused', refusal: { by: 'callback', message: 'Payment was cancelled by the customer.' } },
  notStarted: { stage: 'refused', refusal: { by: 'start' }, unclear: true },
  unfinished: { stage: 'paid', transactionId: 'MP-2', trouble: { kind: 'order' } },
  unfinishedChecking: { stage: 'paid', transactionId: 'MP-3', trouble: { kind: 'noTransaction' }, checkDue: true },
  needsAddress: { stage: 'paid', transactionId: 'MP-4', trouble: { kind: 'order', needs: 'address' } },
  needsStock: { stage: 'paid', transactionId: 'MP-5', trouble: { kind: 'order', needs: 'stock' } },
  second: { stage: 'paid', transactionId: 'MP-6', trouble: { kind: 'second' } },
} as const satisfies Readonly<Record<string, Partial<PaymentRecord>>>

/** Returns the records for the signed-in user; the deadlines above are relative to now. */
export function payments(user: User | null): PaymentRecord[] {
  if (!user) return []
  return Object.entries<Partial<PaymentRecord>>(courses).flatMap(([id, { deadline, ...course }], place) => {
    const attempt = newRecord({
      id,
      payer: ownerOf(user),
      purpose: {
        kind: 'cart',
        order: {
          items: [{ productId: CHANGU, quantity: 2 }],
          deliveryOption: 'standard',
          paymentMethod: 'mobile_money',
          addressId: 'neema-home',
        },
        checkoutId: `checkout-${place}`,
      },
      amount: 31_000,
      phone: '255754110226',
      createdAt: now() - 20 * MINUTE,
    })
    const prompt = { reference: `PAY-${place}`, ...(deadline === undefined ? {} : { deadline: now() + deadline }) }
    return readRecord({ ...attempt, ...prompt, ...course }) ?? []
  })
}
