import { isPromptOpen, type Payment } from '../payments/payments.ts'
import { type Charge, chargeById, chargeOf } from './ledger.ts'
import type { Money } from './money.ts'

/** Returns the payments of a user, newest first. */
export const paymentsOf = (money: Money, userId: string): Payment[] => [...(money.groups.byUser.get(userId) ?? [])].reverse()
/** Returns the charge of a payment, refunded or not. */
export const chargeFor = (money: Money, payment: Payment): Charge | undefined => chargeOf(money.ledger, payment.reference)
/** Returns the charge with this transactionId, refunded or not. */
export const chargeByTransaction = (money: Money, transactionId: string): Charge | undefined => chargeById(money.ledger, transactionId)
/** Returns the newest payment whose prompt is open on this phone. */
export const openPromptOn = (money: Money, phone: string): Payment | undefined => money.groups.byPhone.get(phone)?.findLast(isPromptOpen)
