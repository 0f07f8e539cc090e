import { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { storesEverything } from '#web/api/storage/device.ts'
import type { Texts } from '#web/i18n/texts.ts'
import { troubleText } from './panels/paymentTexts.ts'
import type { Trouble } from './record/record.ts'

/**
 * Why a payment or a cash order did not start. Nothing was sent, unless the reason is `refused`, `unclear`, `gone` or `sessionEnded`.
 * `unclear` also means that an earlier cash order may exist (MON-041).
 */
export class PaymentNotStarted extends Error {
  readonly reason:
    | 'offline'
    | 'alreadyWaiting'
    | 'orderChanged'
    | 'signedOut'
    | 'sessionEnded'
    | 'refused'
    | 'unclear'
    | 'gone'
    | 'notANumber'
    | 'notPositive'
  readonly trouble: Trouble | undefined

  constructor(reason: PaymentNotStarted['reason'], trouble?: Trouble) {
    super(reason)
    this.reason = reason
    this.trouble = trouble
  }
}

/**
 * The text for any error of a tap on Pay or Place Order before the attempt began. If the price could not be read, it says that nothing was
 * sent (CHAT-068, MON-040).
 */
export function notStartedText(error: unknown, t: Texts<'payment'>, failed?: string): string {
  if (error instanceof PaymentNotStarted) return paymentNotStartedText(error, t, failed)
  if (!(error instanceof ApiError)) return errorText(error, t)
  if (error.code === 'offline') return offlineText(t)
  if (!error.isRead || !storesEverything()) return errorText(error, t)
  return [error.serverMessage, t.payment.notChecked].filter(Boolean).join(' ')
}

/** Says nothing about charges if storage is full or blocked, because an earlier payment may be unknown here then (MON-012). */
const offlineText = (t: Texts<'payment'>): string => (storesEverything() ? t.payment.offline : t.errors.offline)

/**
 * The text for one reason. `failed` is the text for an order that failed without a message from the server. The checkout passes its own
 * (CHK-028); the default is that of ERR-014.
 */
export function paymentNotStartedText(refusal: PaymentNotStarted, t: Texts<'payment'>, failed: string = t.errors.createOrder): string {
  const { trouble } = refusal
  if (trouble?.kind === 'order') return trouble.message ?? failed
  if (trouble) return troubleText(trouble, t)
  switch (refusal.reason) {
    case 'offline':
      return offlineText(t)
    case 'orderChanged':
      return t.payment.orderChanged
    case 'alreadyWaiting':
      return t.payment.alreadyWaiting
    case 'notANumber':
      return t.payment.amountInvalid
    case 'notPositive':
      return t.payment.amountNotPositive
    case 'unclear':
      return t.payment.orderUnknown
    default:
      return t.payment.somethingWrong
  }
}
