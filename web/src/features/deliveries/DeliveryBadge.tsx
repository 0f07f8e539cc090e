import { type DeliveryOrder } from '#contract/transporter.ts'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { WaitingBadge } from './move/MoveNotes.tsx'
import { useMoves } from './outbox/overlay.ts'

/** The state of a delivery, in the same word on dashboard, list and page (GEN-049, TDEL-009); a change that waits says so instead (TRAN-003). */
export function DeliveryBadge({ order }: { order: DeliveryOrder }) {
  const { waiting } = useMoves()
  return waiting.some(({ lane }) => lane === order.id) ? <WaitingBadge /> : <StatusBadge status={order.status} />
}
