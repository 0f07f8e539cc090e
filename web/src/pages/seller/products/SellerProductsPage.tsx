import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function SellerProductsPage() {
  const t = useTexts('sellerProducts')
  return <AreaPage title={t.sellerProducts.title}>{null}</AreaPage>
}
