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

type StepState = 'waiting' | 'done' | 'now' | 'next'
const stateClasses: Readonly<Record<StepState, string | undefined>> = {
  waiting: styles.waits,
  done: 'done',
  now: 'is-now',
  next: undefined,
}
const stateIcons = { waiting: 'clock', done: 'check', now: 'truck', next: null } as const

/** Three steps, each with the time it was reached; an unsent one is yellow (TORD-007, TRAN-004). */
export function DeliverySteps({ order }: { order: DeliveryOrder }) {
  const { transporter: t, common } = useTexts('transporter')
  const { waiting, refused } = useMoves()
  const status = readStatus(order.status)
  const current = steps.findIndex((step) => step === status)
  const has = (items: typeof waiting, step: Move) => items.some(({ lane, body }) => lane === order.id && 'to' in body && body.to === step)
  const stateOf = (step: Move, place: number): StepState => {
    if (has(waiting, step)) return 'waiting'
    if (place < current || status === 'delivered') return 'done'
    return place === current ? 'now' : 'next'
  }
  const words: Readonly<Record<StepState, string>> = { waiting: t.waiting, done: t.stepDone, now: t.stepNow, next: t.stepNext }
  return (
    <ol className={styles.deliverySteps} aria-label={t.statusPanel}>
      {steps.map((step, place) => {
        const state = stateOf(step, place)
        const icon = stateIcons[state]
        const at = place <= current ? reachedAt(order, step) : null
        return (
          <li
            key={step}
            className={classes(stateClasses[state], place > current && has(refused, step) && 'refused')}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className={classes('step-knot', styles.deliveryKnot)} aria-hidden="true">
              {icon && <Icon name={icon} size="s" />}
            </span>
            <span>{common.orderStatus[step]}</span>
            {at && <small>{state === 'waiting' ? fill(t.tapped, { time: formatTime(at) }) : formatTime(at)}</small>}
            <span className="visually-hidden">{words[state]}</span>
          </li>
        )
      })}
    </ol>
  )
}
