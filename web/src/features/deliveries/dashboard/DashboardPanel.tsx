import { useId } from 'react'
import { Link } from 'react-router-dom'
import { RECENT_DELIVERIES } from '#contract/rules/constants.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import type { DeliveryOrder } from '#contract/transporter.ts'
import { errorText } from '#web/api/errorText.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { type Figure, Figures } from '#web/ui/area/Figures.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Money, Price } from '#web/ui/Money.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { countByFilter, filterText } from '../browse.ts'
import { averageTime, cashToCollect, newestFirst } from '../deliveries.ts'
import { DeliveryBadge } from '../DeliveryBadge.tsx'
import { durationText } from '../duration.ts'
import { RefusedMoves } from '../move/RefusedMoves.tsx'
import { useDeliveries } from '../useDeliveries.ts'
import { NextStop } from './NextStop.tsx'

/** The transporter's dashboard; the next stop comes first (TRAN-010). */
export function DashboardPanel({ mayAct }: { mayAct: boolean }) {
  const t = useTexts('transporter')
  const { orders, error, savedAt, reload } = useDeliveries()
  if (!orders) return error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={9} />
  return (
    <>
      <SavedStrip at={savedAt} />
      {error && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      <RefusedMoves orders={orders} />
      {orders.length === 0 && savedAt !== null ? (
        <ErrorNote text={t.errors.notKept} onRetry={reload} />
      ) : orders.length === 0 ? (
        <EmptyState cloth="wimbi" mji="jahazi" title={t.transporter.none} text={t.transporter.noneText} />
      ) : (
        <div className="delivery-columns">
          <NextStop orders={orders} mayAct={mayAct} />
          <CashToday orders={orders} />
        </div>
      )}
      <DeliveryFigures orders={orders} />
      {orders.length > 0 && <RecentDeliveries orders={orders} />}
    </>
  )
}

/** The cash to collect today: each open delivery's amount due in driving order, and the sum (TRAN-006). */
function CashToday({ orders }: { orders: readonly DeliveryOrder[] }) {
  const { transporter: t } = useTexts('transporter')
  const id = useId()
  const { orders: due, sum } = cashToCollect(orders)
  return (
    <section className={classes('card', 'cash-today')} aria-labelledby={id}>
      <div className="collect">
        <h2 id={id}>{t.cashToday}</h2>
        <Price shillings={sum} />
      </div>
      {due.length === 0 ? (
        <p className="padded muted">{t.nothingToCollect}</p>
      ) : (
        <ul>
          {due.map((order) => (
            <li key={order.id}>
              <Link className="delivery-row" to={transporterPaths.order(order.id)}>
                <span className="grow">
                  <b>{order.address.fullName || order.user.name}</b>
                  <span className="small muted">
                    <span>{order.address.addressLine2 || order.address.addressLine1}</span> ·{' '}
                    <span>{order.paymentMethod === 'cash_on_delivery' ? t.cash : t.fee}</span>
                  </span>
                </span>
                <b>
                  <Money shillings={orderMoney(order).due} />
                </b>
                <Icon name="right" size="s" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Delivery counts by status, each linked to its list, and the average delivery time (TDSH-010 to TDSH-012, TRAN-008). */
function DeliveryFigures({ orders }: { orders: readonly DeliveryOrder[] }) {
  const texts = useTexts('transporter')
  const t = texts.transporter
  const counts = countByFilter(orders)
  const average = averageTime(orders)
  const listed = (status: 'pending' | 'in_transit' | 'delivered'): Figure => ({
    label: filterText(status, texts),
    value: String(counts[status]),
    to: transporterPaths.deliveries({ status }),
  })
  return (
    <Figures
      figures={[
        { ...listed('pending'), after: t.awaitingPickup },
        listed('in_transit'),
        listed('delivered'),
        { label: t.averageTime, ...(average === null ? { value: '–' } : inTwoSizes(durationText(average, texts))) },
      ]}
    />
  )
}

/** Splits off the smaller unit to show it in small type, so that a long time fits one line on a phone. */
function inTwoSizes(time: string): Pick<Figure, 'value' | 'after'> {
  const [first, unit, ...after] = time.split(' ')
  return { value: `${first} ${unit}`, ...(after.length > 0 && { after: after.join(' ') }) }
}

/** The five newest deliveries, with a link to the rest (TDSH-013 to TDSH-016). */
export function RecentDeliveries({ orders }: { orders: readonly DeliveryOrder[] }) {
  const { transporter: t } = useTexts('transporter')
  const id = useId()
  const more = orders.length - RECENT_DELIVERIES
  return (
    <section className="area-section" aria-labelledby={id}>
      <div className="area-section-head">
        <h2 id={id}>{t.recent}</h2>
        <Link className="link small" to={transporterPaths.deliveries()}>
          {t.viewAll}
        </Link>
      </div>
      <div className="card">
        <ul className="recent-deliveries" aria-labelledby={id}>
          {newestFirst(orders)
            .slice(0, RECENT_DELIVERIES)
            .map((order) => (
              <li key={order.id}>
                <b className="nowrap">{order.orderNumber}</b>
                <DeliveryBadge order={order} />
                <span className="small muted">{formatDateTime(order.createdAt)}</span>
                <Link
                  className="link small"
                  to={transporterPaths.order(order.id)}
                  aria-label={fill(t.detailsOf, { number: order.orderNumber })}
                >
                  {t.viewDetails}
                </Link>
              </li>
            ))}
        </ul>
        {more > 0 && (
          <Link className={classes('delivery-row', 'more-deliveries')} to={transporterPaths.deliveries()}>
            {fillCount(t.viewMore, { n: more })}
            <Icon name="right" />
          </Link>
        )}
      </div>
    </section>
  )
}
