import { type Texts, textsNow } from '#web/i18n/texts.ts'
import { toast, toastOf } from '#web/ui/toast.ts'
import { chargeText, failureReasonText, troubleText } from '../panels/paymentTexts.ts'
import { isCash, isUnknownOrder } from '../record/conflicts.ts'
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
  if (isCash(after)) return cashNotice(before, after, t)
  const stageNotice = before.stage === after.stage ? null : noticeOfNewStage(event, after, t)
  if (stageNotice) return stageNotice
  if (isNewTrouble(before, after)) return { tone: 'failure', text: troubleNotice(after, t) }
  if (after.stage === 'waiting') return noticeOfCheck(event, t)
  // "Finish my order" looked for the transaction and did not find one (PAY-045).
  if (after.stage === 'paid' && !after.transactionId && before.checkDue && !after.checkDue)
    return { tone: 'failure', text: t.payment.noTransaction }
  return null
}

/** The notice about a cash order that no page waits for, or whose outcome is unknown (MON-041). */
function cashNotice(before: PaymentRecord, after: PaymentRecord, t: Texts<'payment'>): Notice | null {
  if (after.stage === 'done') return { tone: 'success', text: t.payment.orderPlaced }
  if (after.stage === 'gone') return { tone: 'failure', text: t.payment.orderNotPlaced }
  if (!isNewTrouble(before, after) || !after.trouble) return null
  return {
    tone: 'failure',
    text: isUnknownOrder(after) ? troubleText(after.trouble, t) : (after.trouble.message ?? t.payment.orderNotPlaced),
  }
}

/** Compares the contents, because a record read from the device is always a new object. */
const isNewTrouble = (before: PaymentRecord, after: PaymentRecord): boolean =>
  after.trouble !== undefined && JSON.stringify(after.trouble) !== JSON.stringify(before.trouble)

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
  return trouble ? troubleText(trouble, t) : t.payment.orderFailed
}
