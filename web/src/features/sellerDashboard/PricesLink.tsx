import { Link } from 'react-router-dom'
import type { SellerProduct } from '#contract/seller.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { Icon } from '#web/ui/Icon.tsx'

export interface PricesLinkProps {
  products: readonly SellerProduct[]
}

/** A link to today's prices with the number of active products; without products, a link to add the first (SELL-014). */
export function PricesLink({ products }: PricesLinkProps) {
  const { seller: t } = useTexts('seller')
  if (products.length === 0) {
    return (
      <Link className="prices-link" to={sellerPaths.newProduct}>
        <Icon name="plus" />
        <span className="grow">
          <b>{t.firstProduct}</b>
          <span className="small muted">{t.firstProductText}</span>
        </span>
        <Icon name="right" />
      </Link>
    )
  }
  const active = products.filter(({ isActive }) => isActive).length
  return (
    <Link className="prices-link" to={sellerPaths.prices}>
      <AreaIcon name="tag" />
      <span className="grow">
        <b>{t.prices}</b>
        <span className="small muted">{fillCount(t.pricesText, { n: active })}</span>
      </span>
      <Icon name="right" />
    </Link>
  )
}
