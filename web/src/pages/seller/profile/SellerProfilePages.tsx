import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function CreateSellerProfilePage() {
  const t = useTexts('sellerProfile')
  return <AreaPage title={t.sellerProfile.createTitle}>{null}</AreaPage>
}

export function EditSellerProfilePage() {
  const t = useTexts('sellerProfile')
  return <AreaPage title={t.sellerProfile.editTitle}>{null}</AreaPage>
}
