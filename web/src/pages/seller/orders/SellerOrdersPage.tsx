import { OrdersPanel } from '#web/features/sellerOrders/list/OrdersPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

/** The seller's orders (SORD-001). */
export function SellerOrdersPage() {
  const t = useTexts('sellerOrders')
  return (
    <AreaPage title={t.sellerOrders.title}>
      <OrdersPanel />
    </AreaPage>
  )
}
