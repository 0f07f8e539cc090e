import { readStatus } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'

/** An order's status by shape, text and colour (ORD-005 to ORD-007). An unknown status is shown as received, without colour (GEN-049). */
export function StatusBadge({ status }: { status: string }) {
  const t = useTexts()
  const known = readStatus(status)
  return <span className={`badge b-${known ?? 'unknown'}`}>{known ? t.common.orderStatus[known] : status}</span>
}
