import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { SellerOrder } from '#contract/order.ts'
import { useNow } from '#web/api/time.ts'
import { DashboardFigures } from '#web/features/sellerDashboard/DashboardFigures.tsx'
import { NeedsYouNow } from '#web/features/sellerDashboard/NeedsYouNow.tsx'
import { PricesLink } from '#web/features/sellerDashboard/PricesLink.tsx'
import { QuickActions } from '#web/features/sellerDashboard/QuickActions.tsx'
import { type Stall, tasksOf } from '#web/features/sellerDashboard/tasks.ts'
import { OrderRecords } from '#web/features/sellerOrders/list/OrderRecords.tsx'
import { moveLater, undoMove, useOpenMoves } from '#web/features/sellerOrders/moves.ts'
import { salesOf } from '#web/features/sellerReports/sales.ts'
import { WeekSales } from '#web/features/sellerReports/WeekSales.tsx'
import { dayOf } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import styles from './Dashboard.module.css'

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
      <div className={styles.dashboardColumns}>
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
