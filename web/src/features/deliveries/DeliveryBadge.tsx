import { type DeliveryOrder, readStatus } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { listStatusOf } from './delivery.ts'
import { WaitingBadge } from './move/MoveNotes.tsx'
import { useMoves } from './outbox/overlay.ts'

const looks = { pending: 'pending', inTransit: 'shipping', delivered: 'delivered', cancelled: 'cancelled' } as const

/** The status in lists, where processing is Pending; a change that waits says so instead (GEN-049, TRAN-003). */
export function DeliveryBadge({ order }: { order: DeliveryOrder }) {
  const { transporter: t } = useTexts('transporter')
  const { waiting } = useMoves()
  const known = listStatusOf(order)
  if (waiting.some(({ lane }) => lane === order.id)) return <WaitingBadge />
  return <span className={`badge b-${known ? looks[known] : 'unknown'}`}>{known ? t[known] : order.status}</span>
}

/** The status on the page of one delivery, step by step (TORD-002, TORD-009). */
export function StepBadge({ order }: { order: DeliveryOrder }) {
  const { transporter: t } = useTexts('transporter')
  const { waiting } = useMoves()
  const known = readStatus(order.status)
  if (waiting.some(({ lane }) => lane === order.id)) return <WaitingBadge />
  return <span className={`badge b-${known ?? 'unknown'}`}>{known ? t.statuses[known] : order.status}</span>
}
