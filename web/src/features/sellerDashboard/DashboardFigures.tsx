import { readStatus, type SellerOrder } from '#contract/order.ts'
import { formatAmount } from '#contract/rules/money.ts'
import { countsAsLow } from '#contract/rules/stock.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { type Figure, Figures } from '#web/ui/area/Figures.tsx'

export interface DashboardFiguresProps {
  /** A day in Tanzania (`2026-11-21`) and its sales in TZS. */
  today: { day: string; gross: number }
  orders: readonly SellerOrder[]
  products: readonly SellerProduct[]
  /** True for a verified seller. Others can't open the lists, so their figures aren't links. */
  isVerified: boolean
}

/** Today's sales, new orders, products and low stock, each linked to its list (SDSH-011 to SDSH-014). */
export function DashboardFigures({ today, orders, products, isVerified }: DashboardFiguresProps) {
  const { seller: t } = useTexts('seller')
  const isNew = ({ status }: SellerOrder) => readStatus(status) === 'pending'
  const low = products.filter(countsAsLow).length
  const list = (to: string) => isVerified && { to }
  const figures: Figure[] = [
    {
      label: t.todaysSales,
      unit: 'TZS',
      value: formatAmount(today.gross),
      ...list(sellerPaths.orders({ day: today.day })),
    },
    { label: t.newOrders, value: String(orders.filter(isNew).length), ...list(sellerPaths.orders({ status: 'pending' })) },
    { label: t.totalProducts, value: String(products.length), ...list(sellerPaths.products()) },
    { label: t.lowStock, value: String(low), isUrgent: low > 0, ...list(sellerPaths.products({ filter: 'lowStock' })) },
  ]
  return (
    <section aria-label={t.figures}>
      <Figures figures={figures} />
    </section>
  )
}
