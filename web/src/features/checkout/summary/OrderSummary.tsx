import { useTexts } from '#web/i18n/texts.ts'
import { SummaryLines } from './SummaryLines.tsx'
import { SummaryTotals, type SummaryTotalsProps } from './SummaryTotals.tsx'

/** The cart lines with their totals (CHK-010). */
export function OrderSummary(props: SummaryTotalsProps) {
  const t = useTexts('checkout')
  return (
    <section className="summary" aria-label={t.checkout.summary}>
      <SummaryLines lines={props.lines} />
      <SummaryTotals {...props} />
    </section>
  )
}
