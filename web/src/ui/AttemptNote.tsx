import { type Attempt, readStatus } from '#contract/order.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Note } from './Note.tsx'

export interface AttemptNoteProps {
  order: { readonly status: string; readonly attempts?: readonly Attempt[] | undefined }
}

/** Why an order in transit has not arrived, each attempt with its time: the same words for buyer, seller and transporter (TRAN-011). */
export function AttemptNote({ order }: AttemptNoteProps) {
  const { common: t } = useTexts()
  const attempts = readStatus(order.status) === 'shipping' ? (order.attempts ?? []) : []
  if (attempts.length === 0) return null
  return (
    <Note>
      {attempts.map(({ reason, at }) => (
        <p key={at}>
          <b>{fill(t.attemptAt, { attempt: t.attempts[reason], time: formatDateTime(at) })}</b>
        </p>
      ))}
      <p className="small">{t.attemptAgain}</p>
    </Note>
  )
}
