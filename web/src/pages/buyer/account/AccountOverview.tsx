import { Link } from 'react-router-dom'
import { RECENT_ORDERS } from '#contract/rules/constants.ts'
import { errorText } from '#web/api/errorText.ts'
import { PersonDetails } from '#web/features/account/PersonDetails.tsx'
import { OrderList } from '#web/features/orders/OrderList.tsx'
import { useOrdersOffline } from '#web/features/orders/useOrdersOffline.ts'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

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
