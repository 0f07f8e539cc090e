import { isPromptOpen, type Payment } from '../payments/payments.ts'
import { type Charge, chargeById, chargeOf } from './ledger.ts'
import type { Money } from './money.ts'

/** Newest first. */
export const paymentsOf = (money: Money, userId: string): Payment[] => [...(money.groups.byUser.get(userId) ?? [])].reverse()
export const chargeFor = (money: Money, payment: Payment): Charge | undefined => chargeOf(money.ledger, payment.reference)
export const chargeByTransaction = (money: Money, transactionId: string): Charge | undefined => chargeById(money.ledger, transactionId)
/** The newest payment whose prompt stands open on this phone. */
export const openPromptOn = (money: Money, phone: string): Payment | undefined => money.groups.byPhone.get(phone)?.findLast(isPromptOpen)
