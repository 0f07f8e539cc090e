import { type Order, readStatus } from '#contract/order.ts'
import { orderSums } from '#web/features/orders/orderFacts.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

/** Shows the status of an order. `Pending` would look unpaid to a buyer who just paid, so it shows Paid or Placed instead (CHAT-170). */
export function StatusNow({ order }: { order: Order }) {
  const t = useTexts('placed')
  if (readStatus(order.status) !== 'pending') return <StatusBadge status={order.status} />
  return <span className="badge b-pending">{orderSums(order).paid > 0 ? t.placed.isPaid : t.placed.isPlaced}</span>
}
