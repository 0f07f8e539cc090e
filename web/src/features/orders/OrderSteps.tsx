import { type Order, readStatus } from '#contract/order.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { formatDay } from '#web/i18n/promise.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { cancellationText } from '#web/ui/cancellationText.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { orderSteps, stepOf } from './orderFacts.ts'
import { nowText, stepTime } from './receipt/progress.ts'
import { useDestination } from './useOrders.ts'

/**
 * The steps of an order: done, current and next (CHAT-116). A new order has a sentence instead. A cancelled one says when, by whom and why
 * (MON-042); an unknown status is only a badge.
 */
export function OrderSteps({ order }: { order: Order }) {
  const t = useTexts('checkout')
  const { receiver } = useDestination(order.addressId)
  const { status } = order
  const current = stepOf(status)
  if (current < 0) return <Ended order={order} />
  if (current === 0)
    return (
      <p className="list-row order-status-row">
        <StatusBadge status={status} />
        <span className="grow">{nowText(order, receiver, t)}</span>
      </p>
    )
  const ended = readStatus(status) === 'delivered'
  return (
    <ol className="order-steps" aria-label={t.orders.steps}>
      {orderSteps.map((step, place) => (
        <li
          key={step}
          className={classes('order-step', (place < current || ended) && 'done', place === current && !ended && 'is-now')}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className="order-knot" aria-hidden="true">
            {(place < current || ended) && <Icon name="check" size="s" />}
          </span>
          <span>{ended && step === 'delivered' && receiver !== null ? nowText(order, receiver, t) : t.common.orderStatus[step]}</span>
          {place <= current && <StepTime at={stepTime(order, step)} />}
          <span className="visually-hidden">
            {place < current || ended ? t.orders.stepDone : place === current ? t.orders.stepNow : t.orders.stepNext}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Ended({ order }: { order: Order }) {
  const t = useTexts('checkout')
  const text = cancellationText(order, t.orders.cancellation)
  return (
    <div className="list-row order-status-row">
      <StatusBadge status={order.status} />
      {text && <p className="grow">{text}</p>}
    </div>
  )
}

const StepTime = ({ at }: { at: string | undefined }) => at && <time className="small muted">{`${formatDay(at)} ${formatTime(at)}`}</time>
