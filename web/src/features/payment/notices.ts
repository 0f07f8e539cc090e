import { textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'
import { refusalText, troubleText } from './paymentTexts.ts'
import type { PaymentRecord } from './record.ts'
import type { PaymentEvent } from './step.ts'
import { useThreadOnScreen } from './threadOnScreen.ts'

/** Tells the result of an event by toast, unless the thread on the screen tells it (CHAT-029). */
export function tell(before: PaymentRecord, event: PaymentEvent, after: PaymentRecord): void {
  if (useThreadOnScreen.getState().shown) return
  const notice = noticeOf(before, event, after)
  if (notice) toast[notice.tone](notice.text)
}

interface Notice {
  tone: 'success' | 'notice' | 'failure'
  text: string
}

function noticeOf(before: PaymentRecord, event: PaymentEvent, after: PaymentRecord): Notice | null {
  const t = textsNow()
  if (after.method === 'cash_on_delivery') return null
  if (before.stage !== after.stage) {
    if (after.stage === 'waiting' && event.kind === 'started') return { tone: 'success', text: t.payment.initiated }
    if (after.stage === 'paid' && !after.trouble) return { tone: 'success', text: t.payment.successful }
    if (after.stage === 'refused' && after.refusal) return { tone: 'failure', text: refusalText(after.refusal, t) }
    if (after.stage === 'done' && after.purpose.kind === 'cart') return { tone: 'success', text: t.payment.orderCreated }
  }
  if (after.trouble && after.trouble !== before.trouble)
    return { tone: 'failure', text: after.trouble.kind === 'order' ? t.payment.orderFailed : troubleText(after.trouble, t) }
  if (after.stage === 'waiting' && event.kind === 'statusAnswered') return { tone: 'notice', text: t.payment.stillProcessing }
  if (after.stage === 'waiting' && event.kind === 'statusFailed') return { tone: 'failure', text: t.errors.checkPayment }
  return null
}
