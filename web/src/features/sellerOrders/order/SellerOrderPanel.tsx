import { type ReactNode, type RefObject, useRef } from 'react'
import { type OrderStatus, readStatus, type SellerOrder } from '#contract/order.ts'
import { addressText } from '#contract/rules/addressText.ts'
import { feeOf, formatTzs, subtotalOf } from '#contract/rules/money.ts'
import { moneyWords } from '#contract/rules/orderMoney.ts'
import { groupPhone, withPlus } from '#contract/rules/phone.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { AttemptNote } from '#web/ui/AttemptNote.tsx'
import { cancellationText } from '#web/ui/cancellationText.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Note } from '#web/ui/Note.tsx'
import { statusText } from '#web/ui/StatusBadge.tsx'
import { SoldItems } from './SoldItems.tsx'
import { TrackingForm, useTracking } from './Tracking.tsx'

/** One order for its seller, in order of the work: status, items to pack, customer to call (SORD-010 to SORD-016). */
export function SellerOrderPanel({ order, orders }: { order: SellerOrder; orders: readonly SellerOrder[] | undefined }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const status = readStatus(order.status)
  const changeButton = useRef<HTMLButtonElement>(null)
  const tracking = useTracking(order, changeButton)
  const cancelled = cancellationText(order, t.cancellation)
  return (
    <>
      <OrderProgress status={order.status} />
      {cancelled && <Note tone="bad">{cancelled}</Note>}
      <AttemptNote order={order} />
      {order.transporterAssigned && (status === 'processing' || status === 'shipping') && <Note>{t.byTransporter}</Note>}
      <div className="sold-columns">
        <div>
          {tracking.isOpen && <TrackingForm key={order.trackingNumber} order={order} onSaved={tracking.close} />}
          <SoldItems order={order} orders={orders} />
        </div>
        <div>
          <CustomerCard order={order} />
          <OrderFacts order={order} onChangeTracking={tracking.change} button={changeButton} />
        </div>
      </div>
    </>
  )
}

/** The customer, with a link to call, and the delivery address (SORD-014, SORD-015). */
function CustomerCard({ order: { user, address } }: { order: SellerOrder }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  return (
    <section className="card padded customer" aria-label={t.customer}>
      <h2>{t.customer}</h2>
      <p>
        <b>{user.name}</b> <span className="small muted nowrap">{groupPhone(user.phoneNumber)}</span>
      </p>
      <a className="button button-line" href={`tel:${withPlus(user.phoneNumber)}`} aria-label={fill(t.callName, { name: user.name })}>
        <Icon name="call" size="s" />
        {t.call}
      </a>
      <h3>{t.deliverTo}</h3>
      <address>
        <span>
          {address.fullName} <span className="small muted nowrap">{groupPhone(address.phoneNumber)}</span>
        </span>
        <span>{address.addressLine1}</span>
        {address.addressLine2 && <span>{address.addressLine2}</span>}
        <span className="small muted">{addressText(address, ['city', 'district', 'region', 'postalCode', 'country'])}</span>
      </address>
    </section>
  )
}

interface OrderFactsProps {
  order: SellerOrder
  /** Null while the tracking number can't be changed. */
  onChangeTracking: (() => void) | null
  button: RefObject<HTMLButtonElement | null>
}

/** Status, date, payment, delivery, tracking number and total of the whole order, other sellers' items included (SORD-012). */
function OrderFacts({ order, onChangeTracking, button }: OrderFactsProps) {
  const texts = useTexts('sellerOrders')
  const t = texts.sellerOrders
  const fee = feeOf(order.deliveryOption)
  const { sums, refund } = moneyWords(order, 'seller')
  const hasOthers = order.totalAmount > subtotalOf(order.items) + fee
  return (
    <section className={classes('card padded', 'order-facts')} aria-label={t.order}>
      <dl>
        <Fact name={t.status}>{statusText(order.status, texts)}</Fact>
        <Fact name={t.date}>{formatDateTime(order.createdAt)}</Fact>
        <Fact name={t.method}>{order.paymentMethod === 'cash_on_delivery' ? t.cash : t.mobileMoney}</Fact>
        <Fact name={t.option}>{order.deliveryOption === 'express' ? t.express : t.standard}</Fact>
        {order.trackingNumber && (
          <Fact name={t.tracking}>
            {order.trackingNumber}{' '}
            {onChangeTracking && (
              <button type="button" ref={button} className="link" aria-label={t.changeTracking} onClick={onChangeTracking}>
                {t.change}
              </button>
            )}
          </Fact>
        )}
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

const steps = ['processing', 'shipping', 'delivered'] as const satisfies readonly OrderStatus[]

/** Three steps, marked as done, current or next. Not shown for a cancelled or unknown status (areas note 12). */
function OrderProgress({ status }: { status: string }) {
  const { sellerOrders: t, common } = useTexts('sellerOrders')
  const known = readStatus(status)
  if (known === null || known === 'cancelled') return null
  const reached = known === 'pending' ? -1 : steps.indexOf(known)
  return (
    <ol className={classes('progress', reached > 0 && 'sold-to-second', reached > 1 && 'sold-to-third')} aria-label={t.progress}>
      {steps.map((step, place) => {
        const isNow = place === reached && known !== 'delivered'
        const isDone = place <= reached && !isNow
        return (
          <li key={step} className={classes(isDone && 'done', isNow && 'is-now')} aria-current={place === reached ? 'step' : undefined}>
            <span className={classes('step-knot', 'progress-knot')} aria-hidden="true">
              {isDone && <Icon name="check" size="s" />}
              {isNow && (step === 'shipping' ? <Icon name="truck" size="s" /> : <AreaIcon name="box" size="s" />)}
            </span>
            {common.orderStatus[step]}
            <span className="visually-hidden">{isDone ? t.done : isNow ? t.now : t.next}</span>
          </li>
        )
      })}
    </ol>
  )
}
