import { useTexts } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import type { CheckoutLine } from '../lines.ts'
import type { Slip } from '../slip.ts'
import { SummaryLines } from './SummaryLines.tsx'

export interface OrderSummaryProps {
  lines: readonly CheckoutLine[]
  slip: Pick<Slip, 'option' | 'subtotal' | 'fee' | 'total'>
}

/** The cart lines with subtotal, delivery fee and total (CHK-010, CHK-014). */
export function OrderSummary({ lines, slip: { option, subtotal, fee, total } }: OrderSummaryProps) {
  const t = useTexts('checkout')
  return (
    <section className="summary" aria-label={t.checkout.summary}>
      <SummaryLines lines={lines} />
      <div className="totals">
        <AmountRow label={t.checkout.subtotal} shillings={subtotal} />
        <AmountRow label={option === 'express' ? t.checkout.feeExpress : t.checkout.feeStandard} shillings={fee} />
        <AmountRow label={t.checkout.total} shillings={total} isSum />
      </div>
    </section>
  )
}
