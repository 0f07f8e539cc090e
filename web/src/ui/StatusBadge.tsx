import { readStatus } from '#contract/order.ts'
import { type Texts, useTexts } from '#web/i18n/texts.ts'

/** Returns the name of an order's status; an unknown status is returned unchanged (SORD-002, GEN-049). */
export function statusText(status: string, { common }: Pick<Texts, 'common'>): string {
  const known = readStatus(status)
  return known ? common.orderStatus[known] : status
}

/** An order's status by shape, text and colour (ORD-005 to ORD-007). An unknown status is shown as received, without colour (GEN-049). */
export function StatusBadge({ status }: { status: string }) {
  const t = useTexts()
  return <span className={`badge b-${readStatus(status) ?? 'unknown'}`}>{statusText(status, t)}</span>
}
