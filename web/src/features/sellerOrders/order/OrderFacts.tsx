import type { ReactNode } from 'react'
import type { SellerOrder } from '#contract/order.ts'
import { feeOf, formatTzs, subtotalOf } from '#contract/rules/money.ts'
import { moneyWords } from '#contract/rules/orderMoney.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { statusText } from '#web/ui/StatusBadge.tsx'
import styles from './OrderFacts.module.css'

/** Status, date, payment, delivery, tracking number and total of the whole order, other sellers' items included (SORD-012). */
export function OrderFacts({ order }: { order: SellerOrder }) {
  const texts = useTexts('sellerOrders')
  const t = texts.sellerOrders
  const fee = feeOf(order.deliveryOption === 'express' ? 'express' : 'standard')
  const { sums, refund } = moneyWords(order, 'seller')
  const hasOthers = order.totalAmount > subtotalOf(order.items) + fee
  return (
    <section className={classes('card padded', styles.orderFacts)} aria-label={t.order}>
      <dl>
        <Fact name={t.status}>{statusText(order.status, texts)}</Fact>
        <Fact name={t.date}>{formatDateTime(order.createdAt)}</Fact>
        <Fact name={t.method}>{order.paymentMethod === 'cash_on_delivery' ? t.cash : t.mobileMoney}</Fact>
        <Fact name={t.option}>{order.deliveryOption === 'express' ? t.express : t.standard}</Fact>
        {order.trackingNumber && <Fact name={t.tracking}>{order.trackingNumber}</Fact>}
        {order.notes && (
          <Fact name={t.notes}>
            <span className="as-written">{order.notes}</span>
          </Fact>
        )}
        <Fact name={t.deliveryFee}>{formatTzs(fee)}</Fact>
        {sums.map(([word, amount]) => (
          <Fact key={word} name={t.money[word]}>
            {formatTzs(amount)}
          </Fact>
        ))}
        {refund && refund[0] !== 'ask' && <Fact name={t.refunds[refund[0]]}>{formatTzs(refund[1])}</Fact>}
        <Fact name={t.total} isSum>
          {formatTzs(order.totalAmount)}
        </Fact>
      </dl>
      {hasOthers && <p className="small muted">{t.others}</p>}
    </section>
  )
}

const Fact = ({ name, isSum = false, children }: { name: string; isSum?: boolean; children: ReactNode }) => (
  <div className={isSum ? 'key-value is-sum' : 'key-value'}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
