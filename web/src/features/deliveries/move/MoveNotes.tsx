import { formatTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { statusText } from '#web/ui/StatusBadge.tsx'
import { type MoveItem, moves } from '../outbox/moves.ts'

/** A note about an unsent change: when it was tapped, and the server's message if sending failed (TRAN-003, TRAN-004, TRAN-012). */
export function WaitingNote({ item }: { item: MoveItem }) {
  const texts = useTexts('transporter')
  const { transporter: t, common } = texts
  const { body } = item
  const time = formatTime(item.at)
  return (
    <div className="note" role="status">
      <Icon name="clock" size="s" />
      <div className="grow">
        <b>
          {'reason' in body
            ? fill(t.waitingAttempt, { attempt: common.attempts[body.reason], time })
            : fill(t.waitingMove, { from: statusText(body.from, texts), to: statusText(body.to, texts), time })}
        </b>
        {item.failed !== undefined && <p className="small">{item.failed}</p>}
        <p className="small">{item.failed === undefined ? t.waitingText : t.failedText}</p>
      </div>
    </div>
  )
}

/** Shows why the server refused a change, until the transporter dismisses it (TRAN-005). */
export function RefusedNote({ item }: { item: MoveItem }) {
  const { transporter: t } = useTexts('transporter')
  return (
    <div className="note is-bad" role="alert">
      <Icon name="warning" size="s" />
      <p className="grow">{fill(t.notApplied, { message: item.refused ?? '' })}</p>
      <Button kind="line" onClick={() => moves.dismiss(item.id)}>
        {t.understood}
      </Button>
    </div>
  )
}

export function WaitingBadge() {
  const { transporter: t } = useTexts('transporter')
  return (
    <span className="waiting-badge">
      <Icon name="clock" size="s" />
      {t.waiting}
    </span>
  )
}
