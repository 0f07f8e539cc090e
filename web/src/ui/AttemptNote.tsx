import { type Attempt, readStatus } from '#contract/order.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Note } from './Note.tsx'

export interface AttemptNoteProps {
  order: { readonly status: string; readonly attempts?: readonly Attempt[] | undefined }
}

/** Lists the failed delivery attempts of an order in transit, with their times. Buyer, seller and transporter see the same texts (TRAN-011). */
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
