import { sendContact } from '#contract/contact.ts'
import { listOrders } from '#contract/order.ts'
import { newestFirst } from '#contract/rules/newestFirst.ts'
import { normalPhone } from '#contract/rules/phone.ts'
import { ApiError, send } from '#web/api/client.ts'
import { keyHeader } from '#web/api/http/request.ts'
import { now } from '#web/api/time.ts'
import { readCached } from '#web/api/useCall.ts'
import { senderOf } from '#web/features/session/senderOf.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { type Complaint, type Lack, lackOf, orderPicked, ordersOffered } from './complaint.ts'
import { clearComplaint, complaintNow, setComplaint } from './complaintDraft.ts'

export interface ComplaintReceipt {
  readonly orderNumber: string
  /** Undefined if the API gives none (EXTENSION). */
  readonly reference: string | undefined
}

/** Sends the complaint of this device, or returns what it lacks. Sent again after a lost response, it makes no second message. Throws ApiError. */
export async function postComplaint(): Promise<ComplaintReceipt | Lack> {
  const complaint = complaintNow()
  const { user } = useSession.getState()
  const orderNumber = orderPicked(ordersOffered(newestFirst(await readCached(listOrders, {})), complaint, now()), complaint)
  const lack = lackOf(complaint, orderNumber)
  if (lack !== null || orderNumber === undefined || user === null) return lack ?? 'order'
  try {
    const { reference } = await send(sendContact, {
      body: {
        ...senderOf(user),
        ...wordsOf(complaint, orderNumber),
        ...(complaint.wish === 'call' && { phone: normalPhone(user.phoneNumber) }),
      },
      headers: keyHeader(complaint.key),
    })
    clearComplaint()
    return { orderNumber, reference }
  } catch (error) {
    // After a definite refusal the next press is a new message; otherwise it repeats this one.
    if (error instanceof ApiError && !error.unclear) setComplaint(complaint)
    throw error
  }
}

/** Returns subject and text of the message, in the buyer's language. */
function wordsOf({ wrong, wish, text }: Complaint, orderNumber: string): { subject: string; message: string } {
  const t = textsNow('complaint').complaint
  const about = { orderNumber, wrong: wrong ? t.wrongs[wrong] : '', wish: wish ? t.wishes[wish] : '' }
  return { subject: fill(t.subject, about), message: [fill(t.message, about), text.trim()].filter(Boolean).join('\n\n') }
}
