import { amountDueOf } from '#contract/order.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Price } from '#web/ui/Money.tsx'

/** What the hand collects, in large type; nothing where nothing is due (TRAN-007, MON-031). */
export function Collect({ order, label }: { order: DeliveryOrder; label: string }) {
  const due = amountDueOf(order)
  if (due === 0) return null
  return (
    <p className="collect">
      <span>{label}</span> <Price shillings={due} />
    </p>
  )
}

/** Whether cash for the goods is collected, or the fee alone. */
export function useCollectLabel({ paymentMethod }: DeliveryOrder): string {
  const { transporter: t } = useTexts('transporter')
  return paymentMethod === 'cash_on_delivery' ? t.toCollectCash : t.toCollectFee
}
