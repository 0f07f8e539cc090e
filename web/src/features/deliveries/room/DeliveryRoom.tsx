import type { ReactNode } from 'react'
import { readStatus } from '#contract/order.ts'
import { addressText } from '#contract/rules/addressText.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import type { DeliveryOrder } from '#contract/transporter.ts'
import { formatDateTime, formatTime } from '#web/i18n/dates.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { AttemptNote } from '#web/ui/AttemptNote.tsx'
import { cancellationText } from '#web/ui/cancellationText.ts'
import { classes } from '#web/ui/classes.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Collect } from '../Collect.tsx'
import { listStatusOf, type Move, reachedAt } from '../deliveries.ts'
import { CouldNotDeliver } from '../move/CouldNotDeliver.tsx'
import { RefusedNote, WaitingNote } from '../move/MoveNotes.tsx'
import { useMoves } from '../outbox/overlay.ts'
import { PickUps } from '../PickUps.tsx'
import { ReceiverContact } from '../ReceiverContact.tsx'
import { nextPickUpsOf, pickUpsOf } from '../stops.ts'
import { differsFromReceiver } from './customer.ts'
import { DeliveryFacts } from './DeliveryFacts.tsx'

interface DeliveryRoomProps {
  order: DeliveryOrder
  savedAt: number | null
  /** True if this transporter is verified (TDSH-009). */
  mayAct: boolean
}

/** One delivery: progress, its stops with the next one first, cash to collect, items (TORD-003 to TORD-008, TRAN-013). */
export function DeliveryRoom({ order, savedAt, mayAct }: DeliveryRoomProps) {
  const { transporter: t } = useTexts('transporter')
  const sellers = pickUpsOf(order)
  const isPickUpNext = nextPickUpsOf(order).length > 0
  const pickUp = sellers.length > 0 && (
    <StopCard title={t.pickUp} isNext={isPickUpNext}>
      <PickUps sellers={sellers} />
    </StopCard>
  )
  return (
    <>
      <SavedStrip at={savedAt} />
      <DeliverySteps order={order} />
      <DeliveryState order={order} />
      <div className="delivery-columns">
        <div className="stack">
          {isPickUpNext && pickUp}
          <Receiver order={order} mayAct={mayAct} />
          {!isPickUpNext && pickUp}
          {order.notes && (
            <section className="note" aria-label={t.notes}>
              <div className="grow">
                <p className="small">{t.notes}</p>
                <b className="as-written">{order.notes}</b>
              </div>
            </section>
          )}
          <DeliveryItems order={order} />
        </div>
        <div className="stack">
          <DeliveryFacts order={order} />
        </div>
      </div>
    </>
  )
}

/** Notes about a delivery: unsent and refused changes, failed attempts, its end (TORD-021, TORD-022, TRAN-003, TRAN-005, TRAN-011). */
function DeliveryState({ order }: { order: DeliveryOrder }) {
  const { transporter: t } = useTexts('transporter')
  const { waiting, refused } = useMoves()
  const ofThisOrder = <Item extends { lane: string }>(items: readonly Item[]) => items.filter(({ lane }) => lane === order.id)
  const status = readStatus(order.status)
  const cancelled = cancellationText(order, t.cancellation)
  const isWaiting = ofThisOrder(waiting).length > 0
  return (
    <>
      {ofThisOrder(refused).map((item) => (
        <RefusedNote key={item.id} item={item} />
      ))}
      {ofThisOrder(waiting).map((item) => (
        <WaitingNote key={item.id} item={item} />
      ))}
      <AttemptNote order={order} />
      {status === 'delivered' && !isWaiting && (
        <div className={classes('note', 'delivery-good')} role="status">
          <Icon name="check" size="s" />
          <div className="grow">
            <b>{t.deliveredTitle}</b>
            <p className="small">{fill(t.lastUpdated, { time: formatDateTime(order.updatedAt) })}</p>
          </div>
        </div>
      )}
      {cancelled && (
        <div className="note is-bad" role="status">
          <Icon name="warning" size="s" />
          <div className="grow">
            <b>{t.cancelledTitle}</b>
            <p className="small">{cancelled}</p>
            <p className="small">{t.cancelledText}</p>
          </div>
        </div>
      )}
    </>
  )
}

const steps: readonly Move[] = ['processing', 'shipping', 'delivered']

type StepState = 'waiting' | 'done' | 'now' | 'next'
const stateClasses: Readonly<Record<StepState, string | undefined>> = {
  waiting: 'delivery-waits',
  done: 'done',
  now: 'is-now',
  next: undefined,
}
const stateIcons = { waiting: 'clock', done: 'check', now: 'truck', next: null } as const

/** Three steps, each with the time it was reached; an unsent one is yellow (TORD-007, TRAN-004). */
export function DeliverySteps({ order }: { order: DeliveryOrder }) {
  const { transporter: t, common } = useTexts('transporter')
  const { waiting, refused } = useMoves()
  const status = readStatus(order.status)
  const current = steps.findIndex((step) => step === status)
  const has = (items: typeof waiting, step: Move) => items.some(({ lane, body }) => lane === order.id && 'to' in body && body.to === step)
  const stateOf = (step: Move, place: number): StepState => {
    if (has(waiting, step)) return 'waiting'
    if (place < current || status === 'delivered') return 'done'
    return place === current ? 'now' : 'next'
  }
  const words: Readonly<Record<StepState, string>> = { waiting: t.waiting, done: t.stepDone, now: t.stepNow, next: t.stepNext }
  return (
    <ol className="delivery-steps" aria-label={t.statusPanel}>
      {steps.map((step, place) => {
        const state = stateOf(step, place)
        const icon = stateIcons[state]
        const at = place <= current ? reachedAt(order, step) : null
        return (
          <li
            key={step}
            className={classes(stateClasses[state], place > current && has(refused, step) && 'refused')}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className={classes('step-knot', 'delivery-knot')} aria-hidden="true">
              {icon && <Icon name={icon} size="s" />}
            </span>
            <span>{common.orderStatus[step]}</span>
            {at && <small>{state === 'waiting' ? fill(t.tapped, { time: formatTime(at) }) : formatTime(at)}</small>}
            <span className="visually-hidden">{words[state]}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** The receiver, the address and the cash to collect; name, phone and address appear once (TORD-005, TORD-006). */
function Receiver({ order, mayAct }: { order: DeliveryOrder; mayAct: boolean }) {
  const { transporter: t } = useTexts('transporter')
  const { address, user } = order
  const option = order.deliveryOption === 'express' ? t.options.express : t.options.standard
  const isCustomer = !differsFromReceiver(order)
  const title = isCustomer ? t.customerAddress : t.address
  return (
    <StopCard title={title} more={option} isNext={listStatusOf(order) === 'inTransit'}>
      <address>
        <b className="stop-name">{address.fullName || user.name}</b>
        <span className="stop-street">{address.addressLine1}</span>
        {address.addressLine2 && <span className="stop-landmark">{address.addressLine2}</span>}
        <span className="small muted">{addressText(address, ['district', 'city', 'region', 'country', 'postalCode'])}</span>
        {isCustomer && user.email && <span className="small muted">{user.email}</span>}
      </address>
      <Collect order={order} />
      <ReceiverContact order={order} showsNumber />
      <CouldNotDeliver order={order} mayAct={mayAct} />
    </StopCard>
  )
}

/** The items of the delivery, each with its seller (TORD-004). */
export function DeliveryItems({ order }: { order: DeliveryOrder }) {
  const { transporter: t } = useTexts('transporter')
  return (
    <section className={classes('area-section card', 'delivery-items')} aria-label={t.products}>
      <h2>{t.products}</h2>
      <ul>
        {order.items.map(({ id, product, quantity, unitPrice }) => {
          const image = product.images[0]?.url
          return (
            <li key={id}>
              {image ? (
                <Plate src={image} alt="" width={64} height={46} />
              ) : (
                <span className={classes('item-no-image', 'small muted')}>{t.noImage}</span>
              )}
              <span className="grow">
                <b>
                  <FishName name={product.name} />
                </b>
                <span className="small muted">{product.seller.businessName}</span>
                <span className="item-sum">
                  <span className="small">{wholeSums(fill(t.times, { n: quantity, price: formatTzs(wholeShillings(unitPrice)) }))}</span>
                  <b>
                    <Money shillings={wholeShillings(unitPrice) * quantity} />
                  </b>
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface StopCardProps {
  title: string
  more?: string
  /** True for the stop that the transporter goes to next (TRAN-013). */
  isNext: boolean
  children: ReactNode
}

/** A stop of the delivery: whom to meet, and where. */
function StopCard({ title, more, isNext, children }: StopCardProps) {
  const { transporter: t } = useTexts('transporter')
  return (
    <section className={classes('card padded', 'stop-card')} aria-label={title}>
      <p className="small muted">{[isNext && t.nextStop, title, more].filter(Boolean).join(' · ')}</p>
      {children}
    </section>
  )
}
