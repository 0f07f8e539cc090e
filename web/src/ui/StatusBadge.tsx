import { readStatus } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'

/** Shape, word and colour (ORD-005 to ORD-007); an unknown word is shown as it came, without a colour (GEN-049). */
export function StatusBadge({ status }: { status: string }) {
  const t = useTexts()
  const known = readStatus(status)
  return <span className={`badge b-${known ?? 'unknown'}`}>{known ? t.common.orderStatus[known] : status}</span>
}
