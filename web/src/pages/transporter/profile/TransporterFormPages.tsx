import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function CreateTransporterProfilePage() {
  const t = useTexts('transporter')
  return <AreaPage title={t.transporter.createTitle}>{null}</AreaPage>
}

export function EditTransporterProfilePage() {
  const t = useTexts('transporter')
  return <AreaPage title={t.transporter.editTitle}>{null}</AreaPage>
}
