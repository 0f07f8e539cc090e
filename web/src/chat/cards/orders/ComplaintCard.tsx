import { ComplaintForm } from '#web/features/orders/complaint/ComplaintForm.tsx'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { CardProps } from '../CardProps.ts'
import { SignedInFrame } from '../signIn/SignedInFrame.tsx'
import { leaveComplaint } from './openComplaint.ts'
import { sendComplaint } from './sendComplaint.ts'

/** Takes a complaint about an order. Once it is sent, one line tells its reference and by when we answer (CHAT-188). */
export function ComplaintCard({ card, entry, live }: CardProps<'complaint'>) {
  const t = useTexts('complaint', 'chat')
  const { answer } = entry
  const send = async () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-entry]')
    await sendComplaint(entry.id)
    row?.focus() // the form unmounts, so move the focus to the entry
  }
  if (!answer)
    return (
      <SignedInFrame card={card} heading={t.chat.complaintAsk} live={live}>
        <ComplaintForm onSend={send} onLeave={leaveComplaint} />
      </SignedInFrame>
    )
  const { orderNumber = '', answerBy = 0 } = card
  const reference = 'value' in answer ? String(answer.value) : ''
  const sent = fill(reference ? t.complaint.sent : t.complaint.sentPlain, { reference, orderNumber, time: formatDateTime(answerBy) })
  return 'value' in answer ? (
    <div className="past knot done">
      <span>
        <Unparted text={sent} />
      </span>
    </div>
  ) : (
    <div className="past knot">
      <span>{t.complaint.left}</span>
    </div>
  )
}
