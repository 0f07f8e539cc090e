import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function NewProductPage() {
  const t = useTexts('sellerProducts')
  return <AreaPage title={t.sellerProducts.newTitle}>{null}</AreaPage>
}

export function EditProductPage() {
  const t = useTexts('sellerProducts')
  return <AreaPage title={t.sellerProducts.editTitle}>{null}</AreaPage>
}
