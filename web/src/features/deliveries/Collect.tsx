import { amountDueOf } from '#contract/order.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Price } from '#web/ui/Money.tsx'

/** The cash to collect, in large type; renders nothing if the amount is 0 (TRAN-007, MON-031). */
export function Collect({ order, label }: { order: DeliveryOrder; label: string }) {
  const due = amountDueOf(order)
  if (due === 0) return null
  return (
    <p className="collect">
      <span>{label}</span> <Price shillings={due} />
    </p>
  )
}

/** Returns the label of the amount: cash for the goods, or only the fee. */
export function useCollectLabel({ paymentMethod }: DeliveryOrder): string {
  const { transporter: t } = useTexts('transporter')
  return paymentMethod === 'cash_on_delivery' ? t.toCollectCash : t.toCollectFee
}
