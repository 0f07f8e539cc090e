import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function TransporterProfilePage() {
  const t = useTexts('transporter')
  return <AreaPage title={t.transporter.profileTitle}>{null}</AreaPage>
}
