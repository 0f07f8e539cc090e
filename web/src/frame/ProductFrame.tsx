import { useTexts } from '#web/i18n/texts.ts'
import { ProductPage } from '#web/pages/buyer/catalogue/ProductPage.tsx'

/** Which product it is the build cannot know: until its name is there the page is named by the market. */
export function ProductFrame() {
  const t = useTexts('shop')
  return (
    <>
      <h1 className="visually-hidden">{t.catalogue.title}</h1>
      <ProductPage />
    </>
  )
}
