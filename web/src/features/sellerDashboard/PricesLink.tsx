import { Link } from 'react-router-dom'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { Icon } from '#web/ui/Icon.tsx'

/** The way to today's prices, with how many products they hold (SELL-014). */
export function PricesLink({ active }: { active: number }) {
  const { seller: t } = useTexts('seller')
  return (
    <Link className="prices-link" to={sellerPaths.prices}>
      <AreaIcon name="tag" />
      <span className="grow">
        <b>{t.prices}</b>
        <span className="small mut">{fill(t.pricesText, { n: active })}</span>
      </span>
      <Icon name="right" />
    </Link>
  )
}
