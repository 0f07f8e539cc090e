import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AccountTab, AccountTabs, readTab } from '#web/features/account/AccountTabs.tsx'
import { MissingUser } from '#web/features/account/MissingUser.tsx'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { useSession } from '#web/features/session/session.ts'
import { useWishlist } from '#web/features/wishlist/wishlist.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { useLogout } from '../../useLogout.ts'
import { OrdersBrowser } from '../orders/OrdersBrowser.tsx'
import { AccountOverview } from './AccountOverview.tsx'
import styles from './ProfilePage.module.css'
import { Wishes } from './Wishes.tsx'

/** Most visits only look at orders, so settings and cart load when their tab is opened. */
const AccountSettings = later(async () => (await import('./AccountSettings.tsx')).AccountSettings)
const ShopCart = later(async () => (await import('../cart/ShopCart.tsx')).ShopCart)

/** The account page with its tabs (ACC-001). */
export function ProfilePage() {
  const t = useTexts('account')
  const [params] = useSearchParams()
  const known = useSession((session) => session.user !== null)
  const wishlist = useWishlist().count
  const cart = useCart(({ lines }) => cartCount(lines))
  const tab = readTab(params)
  const Content = contents[tab]

  const logout = useLogout()
  if (!known) {
    return (
      <PageFrame title={t.account.tabsLabel}>
        <MissingUser />
      </PageFrame>
    )
  }
  return (
    <div className={styles.accountPage}>
      <PageFrame title={t.account.tabs[tab]}>
        <div className={styles.accountColumns}>
          <AccountTabs current={tab} counts={{ wishlist, cart }} onLogout={() => void logout()} />
          <div className={styles.accountMain}>
            <Content />
          </div>
        </div>
      </PageFrame>
    </div>
  )
}

const contents: Readonly<Record<AccountTab, ComponentType>> = {
  profile: AccountOverview,
  orders: OrdersBrowser,
  wishlist: Wishes,
  cart: ShopCart,
  settings: AccountSettings,
}
