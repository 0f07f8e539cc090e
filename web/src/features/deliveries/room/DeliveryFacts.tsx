import type { ReactNode } from 'react'
import { amountDueOf, type DeliveryOrder } from '#contract/order.ts'
import { groupPhone, normalPhone } from '#contract/rules/phone.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Money } from '#web/ui/Money.tsx'

type Fact = readonly [name: string, value: ReactNode]

/** Order summary, customer and address (TORD-003, TORD-005, TORD-006). */
export function DeliveryFacts({ order }: { order: DeliveryOrder }) {
  const { transporter: t } = useTexts('transporter')
  const { user, address } = order
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
          [t.dueOnDelivery, <Money key="due" shillings={amountDueOf(order)} />],
        ]}
      />
      <Facts
        title={t.customer}
        facts={[
          [t.name, user.name],
          [t.phone, <Phone key="phone" number={user.phoneNumber} />],
          [t.email, user.email],
        ]}
      />
      <Facts
        title={t.address}
        facts={[
          [t.fullName, address.fullName],
          [t.phone, <Phone key="phone" number={address.phoneNumber} />],
          [t.line1, address.addressLine1],
          [t.line2, address.addressLine2],
          [t.district, address.district],
          [t.city, address.city],
          [t.region, address.region],
          [t.country, address.country],
          [t.postalCode, address.postalCode],
        ]}
      />
    </>
  )
}

const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <section className="area-section card pad delivery-facts" aria-label={title}>
    <h2>{title}</h2>
    <dl>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt className="small mut">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </section>
)

/** Whole, and a link that calls (TRAN-002). */
const Phone = ({ number }: { number: string }) => (
  <a className="link" href={`tel:+${normalPhone(number)}`}>
    {groupPhone(number)}
  </a>
)
