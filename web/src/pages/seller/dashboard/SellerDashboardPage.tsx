import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function SellerDashboardPage() {
  const t = useTexts('seller')
  return <AreaPage title={t.seller.dashboardTitle}>{null}</AreaPage>
}
