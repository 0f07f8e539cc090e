import type { ReactNode } from 'react'
import { moneyWords } from '#contract/rules/orderMoney.ts'
import { groupPhone, normalPhone } from '#contract/rules/phone.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Money } from '#web/ui/Money.tsx'
import { differsFromReceiver, ownOfCustomer } from './customer.ts'

type Fact = readonly [name: string, value: ReactNode]

/** The order's summary. The customer is listed too if somebody else receives the parcel (TORD-003, TORD-005). */
export function DeliveryFacts({ order }: { order: DeliveryOrder }) {
  const { transporter: t } = useTexts('transporter')
  const { name, phone } = ownOfCustomer(order)
  return (
    <>
      <Facts
        title={t.summary}
        facts={[
          [t.orderNumber, order.orderNumber],
          [t.trackingNumber, order.trackingNumber],
          [t.created, formatDateTime(order.createdAt)],
          [t.paymentMethod, order.paymentMethod === 'cash_on_delivery' ? t.payments.cash : t.payments.mobile],
          [t.deliveryOption, order.deliveryOption === 'express' ? t.options.express : t.options.standard],
          [t.total, <Money key="total" shillings={order.totalAmount} />],
          ...moneyWords(order, 'transporter').sums.map(
            ([word, amount]) => [t.money[word], <Money key={word} shillings={amount} />] as const,
          ),
        ]}
      />
      {differsFromReceiver(order) && (
        <Facts
          title={t.customer}
          facts={[
            [t.name, name],
            [t.phone, phone && <Phone key="phone" number={phone} />],
            [t.email, order.user.email],
          ]}
        />
      )}
    </>
  )
}

const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <section className={classes('area-section card padded', 'delivery-facts')} aria-label={title}>
    <h2>{title}</h2>
    <dl>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt className="small muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </section>
)

/** The full phone number, as a link that calls it (TRAN-002). */
const Phone = ({ number }: { number: string }) => (
  <a className="link" href={`tel:+${normalPhone(number)}`}>
    {groupPhone(number)}
  </a>
)
