import { orderMoney } from '#contract/rules/orderMoney.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Price } from '#web/ui/Money.tsx'

interface CollectProps {
  order: DeliveryOrder
  /** Replaces `Due on delivery`. */
  label?: string
}

/** The cash to collect or collected, in large type; renders nothing if the amount is 0 (TRAN-007, MON-042). */
export function Collect({ order, label }: CollectProps) {
  const { transporter: t } = useTexts('transporter')
  const { due, collected } = orderMoney(order)
  if (due + collected === 0) return null
  return (
    <p className="collect">
      <span>{collected > 0 ? t.money.collected : (label ?? t.money.due)}</span> <Price shillings={due + collected} />
    </p>
  )
}

/** Returns the label of the amount: cash for the goods, or only the fee. */
export function useCollectLabel({ paymentMethod }: DeliveryOrder): string {
  const { transporter: t } = useTexts('transporter')
  return paymentMethod === 'cash_on_delivery' ? t.toCollectCash : t.toCollectFee
}
