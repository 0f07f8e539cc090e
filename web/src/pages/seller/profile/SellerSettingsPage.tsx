import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function SellerSettingsPage() {
  const t = useTexts('sellerProfile')
  return <AreaPage title={t.sellerProfile.settingsTitle}>{null}</AreaPage>
}
