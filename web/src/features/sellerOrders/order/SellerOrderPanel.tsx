import { readStatus, type SellerOrder } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { AttemptNote } from '#web/ui/AttemptNote.tsx'
import { cancellationText } from '#web/ui/cancellationText.ts'
import { Note } from '#web/ui/Note.tsx'
import { CustomerCard } from './CustomerCard.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import styles from './SellerOrderPanel.module.css'
import { SoldItems } from './SoldItems.tsx'
import { needsTracking, TrackingForm } from './TrackingForm.tsx'

/** One order for its seller, in order of the work: status, items to pack, customer to call (SORD-010 to SORD-016). */
export function SellerOrderPanel({ order, orders }: { order: SellerOrder; orders: readonly SellerOrder[] | undefined }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const status = readStatus(order.status)
  const cancelled = cancellationText(order, t.cancellation)
  return (
    <>
      <OrderProgress status={order.status} />
      {cancelled && <Note tone="bad">{cancelled}</Note>}
      <AttemptNote order={order} />
      {order.transporterAssigned && (status === 'processing' || status === 'shipping') && <Note>{t.byTransporter}</Note>}
      <div className={styles.soldColumns}>
        <div>
          {needsTracking(order) && <TrackingForm order={order} />}
          <SoldItems order={order} orders={orders} />
        </div>
        <div>
          <CustomerCard order={order} />
          <OrderFacts order={order} />
        </div>
      </div>
    </>
  )
}
