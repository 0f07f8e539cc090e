import type { DeliveryOrder } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Collect } from '../Collect.tsx'
import { Contact } from '../Contact.tsx'
import { isOpen } from '../delivery.ts'
import { SavedStrip } from '../SavedStrip.tsx'
import { DeliveryFacts } from './DeliveryFacts.tsx'
import { DeliveryItems } from './DeliveryItems.tsx'
import { DeliveryState } from './DeliveryState.tsx'
import { DeliverySteps } from './DeliverySteps.tsx'

/** One delivery from top to bottom: how far it is, where to, what to collect, what is carried (TORD-003 to TORD-008). */
export function DeliveryRoom({ order, savedAt }: { order: DeliveryOrder; savedAt: number | null }) {
  const { transporter: t } = useTexts('transporter')
  const { address } = order
  const option = order.deliveryOption === 'express' ? t.options.express : t.options.standard
  return (
    <>
      <SavedStrip savedAt={savedAt} />
      <DeliverySteps order={order} />
      <DeliveryState order={order} />
      <div className="delivery-columns">
        <div className="stack">
          <section className="card pad stop-card" aria-label={t.whereTo}>
            <p className="small mut">
              {address.fullName || order.user.name} · {option}
            </p>
            <address>
              <span className="stop-street">{address.addressLine1}</span>
              {address.addressLine2 && <span className="stop-landmark">{address.addressLine2}</span>}
              <span className="small mut">{[...new Set([address.district, address.city])].filter(Boolean).join(', ')}</span>
            </address>
            <Collect order={order} label={isOpen(order) ? t.dueOnDelivery : t.collected} />
            <Contact order={order} />
          </section>
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
