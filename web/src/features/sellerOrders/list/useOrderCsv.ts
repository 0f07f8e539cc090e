import type { SellerOrder } from '#contract/order.ts'
import { subtotalOf } from '#contract/rules/money.ts'
import { dayOf, formatTime } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import type { CsvColumn } from '#web/ui/area/downloadCsv.ts'
import { statusText } from '#web/ui/StatusBadge.tsx'
import { useItemsText } from '../useItemsText.ts'

/** The CSV columns of the order list (SELL-003). */
export function useOrderCsv(): CsvColumn<SellerOrder>[] {
  const texts = useTexts('sellerOrders')
  const t = texts.sellerOrders
  const itemsText = useItemsText()
  return [
    { header: t.order, value: (order) => order.orderNumber },
    { header: t.buyer, value: (order) => order.user.name },
    { header: t.items, value: itemsText },
    { header: t.delivery, value: (order) => (order.deliveryOption === 'express' ? t.express : t.standard) },
    { header: t.status, value: ({ status }) => statusText(status, texts) },
    { header: t.placed, value: ({ createdAt }) => `${dayOf(createdAt)} ${formatTime(createdAt)}` },
    { header: t.amount, value: ({ items }) => subtotalOf(items) },
  ]
}
