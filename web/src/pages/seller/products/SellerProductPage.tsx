import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function SellerProductPage() {
  const t = useTexts('sellerProducts')
  return <AreaPage title={t.sellerProducts.viewTitle}>{null}</AreaPage>
}
