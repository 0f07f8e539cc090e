import type { Payment, Purpose } from './payments.ts'

/** Payments by key, in the order of their starts. */
type Group = Map<string, Payment[]>
/** Indexes of the payments. Every start and order uses them, and a world may have many thousands of payments. */
export interface PaymentGroups {
  readonly byUser: Group
  readonly byPhone: Group
  readonly byCheckout: Group
  readonly byOrder: Group
}

/** The payments of one world by reference, with their indexes. */
export interface PaymentStore {
  readonly payments: Map<string, Payment>
  readonly groups: PaymentGroups
}

export const emptyGroups = (): PaymentGroups => ({ byUser: new Map(), byPhone: new Map(), byCheckout: new Map(), byOrder: new Map() })

/** Adds a payment to the store and its indexes. The keys of a payment never change. */
export function addPayment({ payments, groups }: PaymentStore, payment: Payment): void {
  const { reference, userId, phone, checkoutId, orderId } = payment
  payments.set(reference, payment)
  put(groups.byUser, userId, payment)
  put(groups.byPhone, phone, payment)
  put(groups.byCheckout, checkoutId, payment)
  put(groups.byOrder, orderId, payment)
}

/** Returns the payments that this user started for one cart or order, in any state. */
export const startedFor = ({ groups }: PaymentStore, userId: string, { checkoutId, orderId }: Purpose): Payment[] =>
  [...(groups.byCheckout.get(checkoutId ?? '') ?? []), ...(groups.byOrder.get(orderId ?? '') ?? [])].filter(
    (payment) => payment.userId === userId,
  )

function put(group: Group, key: string | null, payment: Payment): void {
  if (key === null) return
  const known = group.get(key)
  if (known) known.push(payment)
  else group.set(key, [payment])
}
