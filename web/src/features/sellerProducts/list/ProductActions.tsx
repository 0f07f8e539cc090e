import { Link } from 'react-router-dom'
import { isOut } from '#contract/rules/stock.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { type MenuItem, MoreMenu } from '#web/ui/area/MoreMenu.tsx'
import { useFromHere } from '#web/ui/area/useUrlState.ts'
import { fishName } from '#web/ui/fishName.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ActiveSwitch } from '../ActiveSwitch.tsx'
import { useProductCommands } from '../useProductCommands.ts'

interface ProductProps {
  product: SellerProduct
}

export const RowSwitch = ({ product }: ProductProps) => <ActiveSwitch product={product} commands={useProductCommands(product)} />

export function EditLink({ product: { id, name } }: ProductProps) {
  const { sellerProducts: t } = useTexts('sellerProducts')
  const state = useFromHere()
  return (
    <Link className="icon-button" to={sellerPaths.editProduct(id)} state={state} aria-label={fill(t.edit, { name: fishName(name) })}>
      <Icon name="edit" />
    </Link>
  )
}

/** The menu behind a row's three dots: view, mark sold out, delete. */
export function RowMenu({ product }: ProductProps) {
  const { sellerProducts: t } = useTexts('sellerProducts')
  const commands = useProductCommands(product)
  const items: MenuItem[] = [
    { name: t.view, to: sellerPaths.product(product.id) },
    ...(isOut(product) ? [] : [{ name: t.markSoldOut, run: commands.markSoldOut }]),
    { name: t.remove, run: () => commands.remove(), isRisk: true },
  ]
  return <MoreMenu label={fill(t.more, { name: fishName(product.name) })} items={items} />
}
