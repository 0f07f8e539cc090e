import { readStatus } from '#contract/order.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { AttemptNote } from '#web/ui/AttemptNote.tsx'
import { cancellationText } from '#web/ui/cancellationText.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { RefusedNote, WaitingNote } from '../move/MoveNotes.tsx'
import { useMoves } from '../outbox/overlay.ts'
import styles from './DeliveryState.module.css'

/** Notes about a delivery: unsent and refused changes, failed attempts, its end (TORD-021, TORD-022, TRAN-003, TRAN-005, TRAN-011). */
export function DeliveryState({ order }: { order: DeliveryOrder }) {
  const { transporter: t } = useTexts('transporter')
  const { waiting, refused } = useMoves()
  const ofThisOrder = <Item extends { lane: string }>(items: readonly Item[]) => items.filter(({ lane }) => lane === order.id)
  const status = readStatus(order.status)
  const cancelled = cancellationText(order, t.cancellation)
  const isWaiting = ofThisOrder(waiting).length > 0
  return (
    <>
      {ofThisOrder(refused).map((item) => (
        <RefusedNote key={item.id} item={item} />
      ))}
      {ofThisOrder(waiting).map((item) => (
        <WaitingNote key={item.id} item={item} />
      ))}
      <AttemptNote order={order} />
      {status === 'delivered' && !isWaiting && (
        <div className={classes('note', styles.good)} role="status">
          <Icon name="check" size="s" />
          <div className="grow">
            <b>{t.deliveredTitle}</b>
            <p className="small">{fill(t.lastUpdated, { time: formatDateTime(order.updatedAt) })}</p>
          </div>
        </div>
      )}
      {cancelled && (
        <div className="note is-bad" role="status">
          <Icon name="warning" size="s" />
          <div className="grow">
            <b>{t.cancelledTitle}</b>
            <p className="small">{cancelled}</p>
            <p className="small">{t.cancelledText}</p>
          </div>
        </div>
      )}
    </>
  )
}
