import { type Texts, textsNow } from '#web/i18n/texts.ts'
import { toast, toastOf } from '#web/ui/toast.ts'
import { chargeText, failureReasonText, troubleText } from '../panels/paymentTexts.ts'
import type { PaymentRecord } from '../record/record.ts'
import type { PaymentEvent } from '../record/transition.ts'
import { threadShown } from '../threadOnScreen.ts'

/** Shows the result of an event as a toast, unless the thread is on screen and shows it itself (CHAT-029). */
export function toastResult(before: PaymentRecord, event: PaymentEvent, after: PaymentRecord): void {
  if (threadShown()) return
  const notice = noticeOf(before, event, after, textsNow('payment'))
  // An order response without an id is followed by a lookup that finds the order at once. With toastOf the next toast would replace this
  // one unread (CHK-042).
  const toaster = after.trouble?.kind === 'noId' ? toast : toastOf('payment')
  if (notice) toaster[notice.tone](() => noticeOf(before, event, after, textsNow('payment'))?.text ?? '')
}

export interface Notice {
  tone: 'success' | 'notice' | 'failure'
  text: string
}

export function noticeOf(before: PaymentRecord, event: PaymentEvent, after: PaymentRecord, t: Texts<'payment'>): Notice | null {
  if (after.method === 'cash_on_delivery') return null
  const stageNotice = before.stage === after.stage ? null : noticeOfNewStage(event, after, t)
  if (stageNotice) return stageNotice
  if (after.trouble && after.trouble !== before.trouble) return { tone: 'failure', text: troubleNotice(after, t) }
  if (after.stage === 'waiting') return noticeOfCheck(event, t)
  // "Finish my order" looked for the transaction and did not find one (PAY-045).
  if (after.stage === 'paid' && !after.transactionId && before.checkDue && !after.checkDue)
    return { tone: 'failure', text: t.payment.noTransaction }
  return null
}

function noticeOfNewStage(event: PaymentEvent, after: PaymentRecord, t: Texts<'payment'>): Notice | null {
  if (after.stage === 'waiting' && event.kind === 'started') return { tone: 'success', text: t.payment.initiated }
  if (after.stage === 'paid' && !after.trouble) return { tone: 'success', text: t.payment.successful }
  // A dismissed attempt fails silently: a newer one may be waiting.
  if (after.stage === 'refused' && !after.dismissed) return { tone: 'failure', text: failureReasonText(after.refusal, t) }
  if (after.stage === 'done' && after.purpose.kind === 'cart') return { tone: 'success', text: t.payment.orderCreated }
  return null
}

/** The notice after a status check, if the payment still waits. */
function noticeOfCheck(event: PaymentEvent, t: Texts<'payment'>): Notice | null {
  if (event.kind === 'statusReceived') return { tone: 'notice', text: t.payment.stillProcessing }
  if (event.kind === 'statusFailed') return { tone: 'failure', text: event.message ?? t.errors.checkPayment }
  return null
}

function troubleNotice({ trouble, amount, charged }: PaymentRecord, t: Texts<'payment'>): string {
  if (trouble?.kind === 'second') return chargeText(charged ?? amount, true, t)
  return !trouble || trouble.kind === 'order' ? t.payment.orderFailed : troubleText(trouble, t)
}
