import { type Texts, textsNow } from '#web/i18n/texts.ts'
import { toast, toastOf } from '#web/ui/toast.ts'
import { chargeText, failureReasonText, troubleText } from '../panels/paymentTexts.ts'
import type { PaymentRecord } from '../record/record.ts'
import type { PaymentEvent } from '../record/transition.ts'
import { threadShown } from '../threadOnScreen.ts'

/** Tells the result of an event by toast, unless the thread on the screen tells it (CHAT-029). */
export function toastResult(before: PaymentRecord, event: PaymentEvent, after: PaymentRecord): void {
  if (threadShown()) return
  const notice = noticeOf(before, event, after, textsNow('payment'))
  // An order without an id is found at once: its failure, gone with the next result, could not be read (CHK-042).
  const tell = after.trouble?.kind === 'noId' ? toast : toastOf('payment')
  if (notice) tell[notice.tone](() => noticeOf(before, event, after, textsNow('payment'))?.text ?? '')
}

export interface Notice {
  tone: 'success' | 'notice' | 'failure'
  text: string
}

export function noticeOf(before: PaymentRecord, event: PaymentEvent, after: PaymentRecord, t: Texts<'payment'>): Notice | null {
  if (after.method === 'cash_on_delivery') return null
  if (before.stage !== after.stage) {
    if (after.stage === 'waiting' && event.kind === 'started') return { tone: 'success', text: t.payment.initiated }
    if (after.stage === 'paid' && !after.trouble) return { tone: 'success', text: t.payment.successful }
    // An attempt the buyer has left behind fails in silence: a newer one may be waiting.
    if (after.stage === 'refused' && after.refusal)
      return after.dismissed ? null : { tone: 'failure', text: failureReasonText(after.refusal, t) }
    if (after.stage === 'done' && after.purpose.kind === 'cart') return { tone: 'success', text: t.payment.orderCreated }
  }
  if (after.trouble && after.trouble !== before.trouble) return { tone: 'failure', text: troubleNotice(after, t) }
  if (after.stage === 'waiting' && event.kind === 'statusReceived') return { tone: 'notice', text: t.payment.stillProcessing }
  if (after.stage === 'waiting' && event.kind === 'statusFailed') return { tone: 'failure', text: event.message ?? t.errors.checkPayment }
  // Finish my order looked for the transaction and found none (PAY-045).
  if (after.stage === 'paid' && !after.transactionId && before.checkDue && !after.checkDue)
    return { tone: 'failure', text: t.payment.noTransaction }
  return null
}

function troubleNotice({ trouble, amount, charged }: PaymentRecord, t: Texts<'payment'>): string {
  if (trouble?.kind === 'second') return chargeText(charged ?? amount, true, t)
  return !trouble || trouble.kind === 'order' ? t.payment.orderFailed : troubleText(trouble, t)
}
