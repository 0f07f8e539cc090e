import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function SellerOrderPage() {
  const t = useTexts('sellerOrders')
  return <AreaPage title={t.sellerOrders.orderTitle}>{null}</AreaPage>
}
