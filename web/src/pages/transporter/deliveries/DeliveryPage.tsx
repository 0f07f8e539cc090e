import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function DeliveryPage() {
  const t = useTexts('transporter')
  return <AreaPage title={t.transporter.orderTitle}>{null}</AreaPage>
}
