import { errorText } from '#web/api/errorText.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { RefusedMoves } from '../move/RefusedMoves.tsx'
import { useDeliveries } from '../useDeliveries.ts'
import { CashToday } from './CashToday.tsx'
import { DeliveryFigures } from './DeliveryFigures.tsx'
import { NextStop } from './NextStop.tsx'
import { RecentDeliveries } from './RecentDeliveries.tsx'

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
