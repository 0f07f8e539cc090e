import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { SellerOrder } from '#contract/order.ts'
import { errorText } from '#web/api/errorText.ts'
import { useNow } from '#web/api/time.ts'
import { DashboardFigures } from '#web/features/sellerDashboard/DashboardFigures.tsx'
import { NeedsYouNow } from '#web/features/sellerDashboard/NeedsYouNow.tsx'
import { PricesLink } from '#web/features/sellerDashboard/PricesLink.tsx'
import { ProfileBanner } from '#web/features/sellerDashboard/ProfileBanner.tsx'
import { QuickActions } from '#web/features/sellerDashboard/QuickActions.tsx'
import { type Stall, tasksOf } from '#web/features/sellerDashboard/tasks.ts'
import { useStall } from '#web/features/sellerDashboard/useStall.ts'
import { OrderRecords } from '#web/features/sellerOrders/list/OrderRecords.tsx'
import { moveLater, undoMove, useOpenMoves } from '#web/features/sellerOrders/moves.ts'
import { useSellerOrders } from '#web/features/sellerOrders/useSellerOrders.ts'
import { useSellerProfile } from '#web/features/sellerProfile/useSellerProfile.ts'
import { salesOf } from '#web/features/sellerReports/sales.ts'
import { WeekSales } from '#web/features/sellerReports/WeekSales.tsx'
import { useSession } from '#web/features/session/session.ts'
import { dayOf } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The seller's dashboard, in every state of the profile (SDSH-006 to SDSH-010). */
export function SellerDashboardPage() {
  const t = useTexts('seller')
  const name = useSession(({ user }) => user?.name.trim().split(/\s+/)[0] ?? '')
  const { profile, state, error: profileError, reload: reloadProfile } = useSellerProfile()
  const { orders, error: ordersError, reload: reloadOrders } = useSellerOrders()
  const { products, payouts, error: stallError, reload: reloadStall } = useStall()

  const failure = (state === null ? profileError : null) ?? (orders ? null : ordersError) ?? stallError
  const retry = () => {
    reloadProfile()
    reloadOrders()
    reloadStall()
  }
  return (
    <AreaPage
      title={t.seller.dashboardTitle}
      heading={fill(t.seller.welcome, { name })}
      intro={
        profile && (
          <>
            {profile.businessName} {state === 'verified' && <span className="verified-label">{t.seller.verified}</span>}
          </>
        )
      }
    >
      {state !== null && <ProfileBanner state={state} />}
      {!failure && state !== null && orders && products && payouts ? (
        <Dashboard orders={orders} products={products} payouts={payouts} profile={state} />
      ) : (
        <>
          {failure ? <ErrorNote text={errorText(failure, t)} onRetry={retry} /> : <Skeleton lines={10} />}
          <QuickActions isVerified={state === 'verified'} />
        </>
      )}
    </AreaPage>
  )
}

const NEWEST = 5
const MINUTE = 60_000

/** The seller's overview: tasks, today's prices, figures, sales and the newest orders (SDSH-006, SELL-013). */
export function Dashboard(stall: Stall) {
  const { seller: t } = useTexts('seller')
  const { orders, products, payouts, profile } = stall
  const now = useNow(MINUTE)
  const today = dayOf(now)
  const week = useMemo(() => salesOf(orders, 7, Date.parse(`${today}T12:00:00Z`)), [orders, today])
  const tasks = useMemo(() => tasksOf({ orders, products, payouts, profile }), [orders, products, payouts, profile])
  const moves = useOpenMoves()
  const isVerified = profile === 'verified'
  const [todaysSales] = week.days.slice(-1)
  return (
    <>
      <div className="dashboard-columns">
        <div>
          <NeedsYouNow tasks={tasks} now={now} profile={profile} moves={moves} onPrepare={prepare} onUndo={undoMove} />
          {isVerified && <PricesLink products={products} />}
        </div>
        {todaysSales && <DashboardFigures today={todaysSales} orders={orders} products={products} isVerified={isVerified} />}
        {orders.length > 0 && <WeekSales week={week} />}
      </div>
      <QuickActions isVerified={isVerified} />
      <section className="recent-orders" aria-labelledby="recent-orders">
        <div className="area-section-head">
          <h2 id="recent-orders">{t.recent}</h2>
          {orders.length > 0 && isVerified && (
            <Link className="link small" to={sellerPaths.orders()}>
              {t.allOrders}
            </Link>
          )}
        </div>
        {orders.length > 0 ? (
          <OrderRecords label={t.recent} orders={orders.slice(0, NEWEST)} />
        ) : (
          <p className="card padded muted">{t.noOrders}</p>
        )}
      </section>
    </>
  )
}

const prepare = (order: SellerOrder): void => moveLater(order, 'processing')
