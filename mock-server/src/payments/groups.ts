import type { Money } from '../ledger/money.ts'
import type { Payment } from './payments.ts'

/** The payments of one key, in the order of their starts. */
type Group = Map<string, Payment[]>
/** Looked up at every start and order: a world of many thousand payments must not be walked through for one of them. */
export interface PaymentGroups {
  readonly byUser: Group
  readonly byPhone: Group
  readonly byCheckout: Group
  readonly byOrder: Group
}

export const emptyGroups = (): PaymentGroups => ({ byUser: new Map(), byPhone: new Map(), byCheckout: new Map(), byOrder: new Map() })

/** The one way in: its keys never change. */
export function keepPayment({ payments, groups }: Pick<Money, 'payments' | 'groups'>, payment: Payment): void {
  const { reference, userId, phone, checkoutId, orderId } = payment
  payments.set(reference, payment)
  put(groups.byUser, userId, payment)
  put(groups.byPhone, phone, payment)
  put(groups.byCheckout, checkoutId, payment)
  put(groups.byOrder, orderId, payment)
}

/** What was started to pay this cart or this order. */
export const startedFor = (
  { groups }: Pick<Money, 'groups'>,
  userId: string,
  { checkoutId, orderId }: Pick<Payment, 'checkoutId' | 'orderId'>,
): Payment[] =>
  [...(groups.byCheckout.get(checkoutId ?? '') ?? []), ...(groups.byOrder.get(orderId ?? '') ?? [])].filter(
    (payment) => payment.userId === userId,
  )

function put(group: Group, key: string | null, payment: Payment): void {
  if (key === null) return
  const known = group.get(key)
  if (known) known.push(payment)
  else group.set(key, [payment])
}
