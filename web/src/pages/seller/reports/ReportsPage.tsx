import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function ReportsPage() {
  const t = useTexts('sellerMoney')
  return <AreaPage title={t.sellerMoney.reportsTitle}>{null}</AreaPage>
}
