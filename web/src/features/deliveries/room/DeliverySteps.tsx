import { readStatus } from '#contract/order.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { type Move, reachedAt } from '../delivery.ts'
import { useMoves } from '../outbox/overlay.ts'
import styles from './DeliverySteps.module.css'

const steps: readonly Move[] = ['processing', 'shipping', 'delivered']

/** Three steps, each with the time it was reached; an unsent one is yellow (TORD-007, TRAN-004). */
export function DeliverySteps({ order }: { order: DeliveryOrder }) {
  const { transporter: t, common } = useTexts('transporter')
  const { waiting, refused } = useMoves()
  const status = readStatus(order.status)
  const current = steps.findIndex((step) => step === status)
  const has = (items: typeof waiting, step: Move) => items.some(({ lane, body }) => lane === order.id && 'to' in body && body.to === step)
  return (
    <ol className={styles.deliverySteps} aria-label={t.statusPanel}>
      {steps.map((step, place) => {
        const isWaiting = has(waiting, step)
        const isDone = place < current || status === 'delivered'
        const isNow = place === current && !isDone
        const at = place <= current ? reachedAt(order, step) : null
        return (
          <li
            key={step}
            className={classes(
              isWaiting ? styles.waits : isDone ? 'done' : isNow && 'is-now',
              !isDone && !isNow && has(refused, step) && 'refused',
            )}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className={styles.deliveryKnot} aria-hidden="true">
              {isWaiting ? (
                <Icon name="clock" size="s" />
              ) : isDone ? (
                <Icon name="check" size="s" />
              ) : (
                isNow && <Icon name="truck" size="s" />
              )}
            </span>
            <span>{common.orderStatus[step]}</span>
            {at && <small>{isWaiting ? fill(t.tapped, { time: formatTime(at) }) : formatTime(at)}</small>}
            <span className="visually-hidden">{isWaiting ? t.waiting : isDone ? t.stepDone : isNow ? t.stepNow : t.stepNext}</span>
          </li>
        )
      })}
    </ol>
  )
}
