import { NavLink } from 'react-router-dom'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The cart icon with the sum of quantities; no badge at 0 (NAV-004). */
export function CartLink() {
  const t = useTexts()
  const n = useCart((cart) => cartCount(cart.lines))
  return (
    <NavLink className="icon-button" to={paths.cart} aria-label={n > 0 ? fillCount(t.header.cartWith, { n }) : t.header.cart}>
      <Icon name="basket" />
      {n > 0 && <span className="count">{n}</span>}
    </NavLink>
  )
}
