import type { Texts } from '#web/i18n/texts.ts'
import { troubleText } from './paymentTexts.ts'
import type { Trouble } from './record.ts'

/** Why a payment or a cash order was not begun. Nothing was sent but where `trouble` says so. */
export class PaymentRefusal extends Error {
  readonly reason: 'alreadyWaiting' | 'signedOut' | 'refused' | 'unclear' | 'gone' | 'notANumber' | 'notPositive'
  readonly trouble: Trouble | undefined

  constructor(reason: PaymentRefusal['reason'], trouble?: Trouble) {
    super(reason)
    this.reason = reason
    this.trouble = trouble
  }
}

/** A cash order that failed without a word says `failed`: the default of its call (ERR-014), at the checkout that of CHK-028. */
export function paymentRefusalText(refusal: PaymentRefusal, t: Texts<'payment'>, failed: string = t.errors.createOrder): string {
  const { trouble } = refusal
  if (trouble?.kind === 'order' || trouble?.kind === 'unclear') return trouble.message ?? failed
  if (trouble) return troubleText(trouble, t)
  switch (refusal.reason) {
    case 'alreadyWaiting':
      return t.payment.alreadyWaiting
    case 'notANumber':
      return t.payment.amountInvalid
    case 'notPositive':
      return t.payment.amountNotPositive
    default:
      return t.payment.somethingWrong
  }
}
