import { ProductListPanel } from '#web/features/sellerProducts/list/ProductListPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { useMinWidth } from '#web/ui/useMinWidth.ts'

export function SellerProductsPage() {
  const { sellerProducts: t } = useTexts('sellerProducts')
  /** On wide screens the buttons are beside the title, otherwise at the foot in thumb reach. */
  const isWide = useMinWidth('desk')
  const buttons = (
    <div className="stall-buttons">
      <LinkButton kind="line" to={sellerPaths.prices}>
        <AreaIcon name="tag" size="s" />
        {t.pricesTitle}
      </LinkButton>
      <LinkButton icon="plus" to={sellerPaths.newProduct}>
        {t.add}
      </LinkButton>
    </div>
  )
  return (
    <AreaPage title={t.title} {...(isWide ? { actions: buttons } : { foot: buttons })}>
      <ProductListPanel />
    </AreaPage>
  )
}
