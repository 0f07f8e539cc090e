import { useId } from 'react'
import { Link } from 'react-router-dom'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Money, Price } from '#web/ui/Money.tsx'
import { cashToCollect } from '../delivery.ts'
import styles from './CashToday.module.css'

/** The cash to collect today: each open delivery's amount due in driving order, and the sum (TRAN-006). */
export function CashToday({ orders }: { orders: readonly DeliveryOrder[] }) {
  const { transporter: t } = useTexts('transporter')
  const id = useId()
  const { orders: due, sum } = cashToCollect(orders)
  return (
    <section className={classes('card', styles.cashToday)} aria-labelledby={id}>
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
