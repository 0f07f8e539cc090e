import type { DeliveryOption, PaymentMethod } from '#contract/order.ts'
import { feeOf, subtotalOf } from '#contract/rules/money.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { type CheckoutLine, priced } from '../lines.ts'

export interface SummaryTotalsProps {
  lines: readonly CheckoutLine[]
  option: DeliveryOption
  /** If given, the amounts due now and on delivery are shown too (CHAT-104). */
  method?: PaymentMethod | null
}

/** Shows subtotal, delivery fee and total (CHK-010, CHK-014). */
export function SummaryTotals({ lines, option, method }: SummaryTotalsProps) {
  const t = useTexts('checkout')
  const subtotal = subtotalOf(priced(lines))
  const fee = feeOf(option)
  return (
    <div className="totals">
      <AmountRow label={t.checkout.subtotal} shillings={subtotal} />
      <AmountRow label={option === 'express' ? t.checkout.feeExpress : t.checkout.feeStandard} shillings={fee} />
      <AmountRow label={t.checkout.total} shillings={subtotal + fee} isSum />
      {method === 'mobile_money' && (
        <>
          <AmountRow label={t.checkout.payNow} shillings={subtotal} />
          <AmountRow label={t.checkout.feeOnDelivery} shillings={fee} />
        </>
      )}
      {method === 'cash_on_delivery' && <AmountRow label={t.checkout.dueOnDelivery} shillings={subtotal + fee} />}
    </div>
  )
}
