import { NavLink } from 'react-router-dom'
import { useWishlist } from '#web/features/wishlist/wishlist.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The wishlist icon with the number of entries; no badge at 0 or for guests (NAV-003). */
export function WishlistLink() {
  const t = useTexts()
  const { count } = useWishlist()
  return (
    <NavLink
      className="icon-button"
      to={paths.wishlist}
      aria-label={count > 0 ? fillCount(t.header.wishlistWith, { n: count }) : t.header.wishlist}
    >
      <Icon name="heart" />
      {count > 0 && <span className="count">{count}</span>}
    </NavLink>
  )
}
