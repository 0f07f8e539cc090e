import { type DeliveryOrder } from '#contract/transporter.ts'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { WaitingBadge } from './move/MoveNotes.tsx'
import { useMoves } from './outbox/overlay.ts'

/** The delivery's status, worded the same everywhere (GEN-049, TDEL-009). While a change is unsent, it shows that instead (TRAN-003). */
export function DeliveryBadge({ order }: { order: DeliveryOrder }) {
  const { waiting } = useMoves()
  return waiting.some(({ lane }) => lane === order.id) ? <WaitingBadge /> : <StatusBadge status={order.status} />
}
