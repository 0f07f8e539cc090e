import { useTexts } from '#web/i18n/texts.ts'
import { ProductPage } from '#web/pages/buyer/catalogue/ProductPage.tsx'

/** The frame of any product page. The build doesn't know the product, so the title is the market's name at first. */
export function ProductFrame() {
  const t = useTexts('shop')
  return (
    <>
      <h1 className="visually-hidden">{t.catalogue.title}</h1>
      <ProductPage />
    </>
  )
}
