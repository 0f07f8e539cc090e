import { readStatus, type SellerOrder } from '#contract/order.ts'
import { getEarnings } from '#contract/payout.ts'
import { PLATFORM_FEE_PERCENT } from '#contract/rules/constants.ts'
import { earningsOfOrder, isEarned, paidOutByOrder } from '#contract/rules/earnings.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { useCall } from '#web/api/useCall.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { Money } from '#web/ui/Money.tsx'

/** The seller's earnings from an order: fee, net and amount paid out. Estimated until delivery (SELL-006). */
export function OrderEarnings({ order, orders }: { order: SellerOrder; orders: readonly SellerOrder[] | undefined }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const { fee, net } = earningsOfOrder(order)
  const paid = usePaidOut(order, orders)
  if (order.isOwnPurchase) return <p className="small muted">{t.ownPurchase}</p>
  if (readStatus(order.status) === 'cancelled') return <p className="small muted">{t.nothingEarned}</p>
  return (
    <>
      <AmountRow label={fill(t.fee, { percent: PLATFORM_FEE_PERCENT })} shillings={-fee} />
      <div className="key-value is-sum">
        <span className="with-tag">
          {t.earnings} {!isEarned(order) && <span className="text-tag">{t.estimated}</span>}
          {paid !== null && (
            <span className="text-tag">
              {paid >= net ? t.paidOut : paid > 0 ? fill(t.partlyPaidOut, { amount: formatTzs(paid) }) : t.notPaidOut}
            </span>
          )}
        </span>
        <Money shillings={net} />
      </div>
    </>
  )
}

/** Returns how much of an order's net was paid out, in TZS; null before delivery or while unknown. */
function usePaidOut(order: SellerOrder, orders: readonly SellerOrder[] | undefined): number | null {
  const earned = isEarned(order)
  const { data } = useCall(getEarnings, earned ? {} : null)
  if (!earned || !orders || !data) return null
  return paidOutByOrder(orders, wholeShillings(data.totalPayouts)).get(order.id) ?? null
}
