import type { DeliveryOption, PaymentMethod } from '#contract/order.ts'
import { feeOf, subtotalOf } from '#contract/rules/money.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Money } from '#web/ui/Money.tsx'
import { type CheckoutLine, priced } from '../lines.ts'

export interface SummaryTotalsProps {
  lines: readonly CheckoutLine[]
  option: DeliveryOption
  /** With it, what is paid now and what on delivery (CHAT-104). */
  method?: PaymentMethod | null
}

/** Subtotal, delivery fee and total (CHK-010, CHK-014). */
export function SummaryTotals({ lines, option, method }: SummaryTotalsProps) {
  const t = useTexts('checkout')
  const subtotal = subtotalOf(priced(lines))
  const fee = feeOf(option)
  return (
    <div className="totals">
      <Row label={t.checkout.subtotal} amount={subtotal} />
      <Row label={option === 'express' ? t.checkout.feeExpress : t.checkout.feeStandard} amount={fee} />
      <div className="key-value sum">
        <span>{t.checkout.total}</span>
        <span>
          <Money shillings={subtotal + fee} />
        </span>
      </div>
      {method === 'mobile_money' && (
        <>
          <Row label={t.checkout.payNow} amount={subtotal} />
          <Row label={t.checkout.feeOnDelivery} amount={fee} />
        </>
      )}
      {method === 'cash_on_delivery' && <SummaryDue lines={lines} option={option} />}
    </div>
  )
}

/** What the buyer has ready at the door (CHAT-104). */
export function SummaryDue({ lines, option }: Pick<SummaryTotalsProps, 'lines' | 'option'>) {
  const t = useTexts('checkout')
  return <Row label={t.checkout.dueOnDelivery} amount={subtotalOf(priced(lines)) + feeOf(option)} />
}

const Row = ({ label, amount }: { label: string; amount: number }) => (
  <div className="key-value">
    <span>{label}</span>
    <b>
      <Money shillings={amount} />
    </b>
  </div>
)
