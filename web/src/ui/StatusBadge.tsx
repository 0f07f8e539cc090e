import { readStatus } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from './classes.ts'

/** Shape, word and colour (ORD-005 to ORD-007); an unknown word is shown as it came, without a colour (GEN-049). */
export function StatusBadge({ status }: { status: string }) {
  const t = useTexts()
  const known = readStatus(status)
  return <span className={classes('badge', known && `b-${known}`)}>{known ? t.common.orderStatus[known] : status}</span>
}
