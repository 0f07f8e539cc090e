import { readStatus } from '#contract/order.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { stepTaken, useArmed } from '#web/ui/useArmed.ts'
import { inDrivingOrder } from '../deliveries.ts'
import { MoveButton } from '../move/MoveButton.tsx'
import { useMoves, withMoves } from '../outbox/overlay.ts'
import { useSavedDeliveries } from '../saved.ts'
import { nextStopName } from '../stops.ts'

/** The action at the bottom edge: the next status, or a link to the next stop once the last status was tapped (TRAN-001, TRAN-003). */
export function DeliveryFoot({ order, mayAct }: { order: DeliveryOrder; mayAct: boolean }) {
  const { waiting } = useMoves()
  const isLeft = readStatus(order.status) === 'delivered' && waiting.some(({ lane }) => lane === order.id)
  if (!isLeft) return <MoveButton order={order} mayAct={mayAct} />
  return <ToNextStop order={order} />
}

/** Waits like a step, because it replaces the button of the last one (SELL-020). */
function ToNextStop({ order }: { order: DeliveryOrder }) {
  const { transporter: t } = useTexts('transporter')
  const { waiting } = useMoves()
  const saved = useSavedDeliveries()
  const isArmed = useArmed(order.id)
  const others = saved.orders.filter(({ id }) => id !== order.id).map((one) => withMoves(one, waiting))
  const next = inDrivingOrder(others)[0]
  return (
    <LinkButton
      block
      className="move-button"
      to={next ? transporterPaths.order(next.id) : transporterPaths.deliveries()}
      aria-disabled={!isArmed || undefined}
      onClick={(event) => (isArmed ? stepTaken() : event.preventDefault())}
    >
      <span>{next ? fill(t.nextStopOf, { name: nextStopName(next) }) : t.toDeliveries}</span>
      <Icon name="right" size="s" />
    </LinkButton>
  )
}
