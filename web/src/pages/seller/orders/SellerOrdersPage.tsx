import { OrdersPanel } from '#web/features/sellerOrders/list/OrdersPanel.tsx'
import { useOrderCsv } from '#web/features/sellerOrders/list/useOrderCsv.ts'
import { useOrderList } from '#web/features/sellerOrders/list/useOrderList.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { CsvButton } from '#web/ui/area/CsvButton.tsx'

/** The seller's orders (SORD-001). */
export function SellerOrdersPage() {
  const t = useTexts('sellerOrders')
  const list = useOrderList()
  return (
    <AreaPage title={t.sellerOrders.title} actions={<CsvButton name="orders" rows={list.found} columns={useOrderCsv()} />}>
      <OrdersPanel {...list} />
    </AreaPage>
  )
}
