import { formatTzs } from '#contract/rules/money.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import type { FailureReason, Trouble } from '../record/record.ts'

/** Why the buyer was not charged, in the wording of the requirements (PAY-024 to PAY-026, PAY-033, PAY-034, PAY-038). */
export function failureReasonText(refusal: FailureReason, t: Texts<'payment'>): string {
  switch (refusal.by) {
    case 'start':
      return refusal.message ?? t.payment.initiationFailed
    case 'noReference':
      return t.payment.initiationFailed
    case 'empty':
      return t.payment.noResponse
    case 'callFailed':
      return refusal.message ?? t.errors.startPayment
    case 'callback':
      return refusal.message ? fill(t.payment.failedWith, { message: refusal.message }) : t.payment.failedTryAgain
    case 'status':
      return t.payment.failed
  }
}

/** The text for a charge without an order (MON-021) or a second charge (MON-029). */
export const chargeText = (amount: number, second: boolean, t: Texts<'payment'>): string =>
  fill(second ? t.payment.second : t.payment.unfinished, { amount: formatTzs(amount) })

/** Why a paid payment has no order yet (PAY-044 to PAY-047, CHK-038 to CHK-042). */
export function troubleText(trouble: Trouble, t: Texts<'payment'>): string {
  switch (trouble.kind) {
    case 'noId':
      return unknownText(trouble.message ?? t.payment.noOrderId, t)
    case 'unclear':
      return unknownText(trouble.message, t)
    case 'noTransaction':
      return t.payment.noTransaction
    case 'badTransaction':
      return t.payment.badTransaction
    case 'notText':
      return t.payment.transactionNotText
    case 'emptyTransaction':
      return t.payment.transactionEmpty
    case 'order':
      return trouble.message ?? t.payment.orderFailed
    case 'second':
      return t.payment.orderFailed
  }
}

/** Says that the outcome of an order is unknown, after the reason that the server gave (GEN-024, MON-041). */
const unknownText = (reason: string | undefined, t: Texts<'payment'>): string =>
  reason === undefined ? t.payment.orderUnknown : `${reason.replace(/[^.!?]$/, '$&.')} ${t.payment.orderUnknown}`
