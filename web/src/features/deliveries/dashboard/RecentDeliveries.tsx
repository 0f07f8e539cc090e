import { useId } from 'react'
import { Link } from 'react-router-dom'
import { RECENT_DELIVERIES } from '#contract/rules/constants.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { DeliveryBadge } from '../DeliveryBadge.tsx'
import { newestFirst } from '../delivery.ts'
import styles from './RecentDeliveries.module.css'

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
        <ul className={styles.recentDeliveries} aria-labelledby={id}>
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
          <Link className={classes('delivery-row', styles.moreDeliveries)} to={transporterPaths.deliveries()}>
            {fillCount(t.viewMore, { n: more })}
            <Icon name="right" />
          </Link>
        )}
      </div>
    </section>
  )
}
