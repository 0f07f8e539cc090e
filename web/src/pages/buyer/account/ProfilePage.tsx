import type { ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { RECENT_ORDERS } from '#contract/rules/constants.ts'
import { errorText } from '#web/api/errorText.ts'
import { type AccountTab, AccountTabs, readTab } from '#web/features/account/AccountTabs.tsx'
import { MissingUser } from '#web/features/account/MissingUser.tsx'
import { PersonDetails } from '#web/features/account/PersonDetails.tsx'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { OrderList } from '#web/features/orders/OrderList.tsx'
import { useOrdersOffline } from '#web/features/orders/useOrdersOffline.ts'
import { useSession } from '#web/features/session/session.ts'
import { useWishlist } from '#web/features/wishlist/wishlistStore.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { useLogout } from '#web/pages/useLogout.ts'
import { paths } from '#web/paths.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { later } from '#web/ui/later.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { OrdersBrowser } from '../orders/OrdersBrowser.tsx'
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
    <div className="account-page">
      <PageFrame title={t.account.tabs[tab]}>
        <div className="account-columns">
          <AccountTabs current={tab} counts={{ wishlist, cart }} onLogout={() => void logout()} />
          <div className="account-main">
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

/** The user's details and the three most recent orders (ACC-002, ACC-008). */
export function AccountOverview() {
  const t = useTexts('checkout')
  const user = useSession((session) => session.user)
  const { orders, savedAt, isOffline, error, reload } = useOrdersOffline()
  const failure = error ? errorText(error, t) : isOffline ? t.errors.notKept : null
  return (
    <>
      {user && <PersonDetails user={user} />}
      <section className="account-part">
        <div className="list-row between">
          <h2>{t.orders.recent}</h2>
          {orders && orders.length > RECENT_ORDERS && (
            <Link className="link" to={paths.profile('orders')}>
              {t.orders.showAll}
            </Link>
          )}
        </div>
        <SavedStrip at={savedAt} />
        {!orders && (failure === null ? <Skeleton lines={3} /> : <ErrorNote text={failure} onRetry={reload} />)}
        {orders?.length === 0 && (
          <div className="card padded stack">
            <p>{t.orders.none}</p>
            <LinkButton className="start" to={paths.products()}>
              {t.orders.browseProducts}
            </LinkButton>
          </div>
        )}
        {orders && orders.length > 0 && <OrderList orders={orders.slice(0, RECENT_ORDERS)} />}
      </section>
    </>
  )
}
