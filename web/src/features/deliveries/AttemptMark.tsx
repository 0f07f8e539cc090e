import { type DeliveryOrder } from '#contract/transporter.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { listStatusOf } from './deliveries.ts'

/** One line for lists: why the last attempt of a delivery in transit failed, and when (TRAN-011). */
export function AttemptMark({ order }: { order: DeliveryOrder }) {
  const { common: t } = useTexts()
  const last = order.attempts?.at(-1)
  if (!last || listStatusOf(order) !== 'inTransit') return null
  return (
    <span className={classes('attempt-mark', 'small')}>
      {fill(t.attemptAt, { attempt: t.attempts[last.reason], time: formatTime(last.at) })}
    </span>
  )
}
