import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function PayoutsPage() {
  const t = useTexts('sellerMoney')
  return <AreaPage title={t.sellerMoney.payoutsTitle}>{null}</AreaPage>
}
