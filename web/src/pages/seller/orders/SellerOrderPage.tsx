import { useParams } from 'react-router-dom'
import { errorText } from '#web/api/errorText.ts'
import { nextMoveOf } from '#web/features/sellerOrders/moves.ts'
import { CopyNumber } from '#web/features/sellerOrders/order/CopyNumber.tsx'
import { NextMove } from '#web/features/sellerOrders/order/NextMove.tsx'
import { SellerOrderPanel } from '#web/features/sellerOrders/order/SellerOrderPanel.tsx'
import { useSellerOrder } from '#web/features/sellerOrders/useSellerOrders.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { useWayBack } from '#web/ui/area/useUrlState.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

/** One order of the seller (SORD-010). */
export function SellerOrderPage() {
  const { id = '' } = useParams()
  const t = useTexts('sellerOrders')
  const { order, orders, missing, error, reload } = useSellerOrder(id)
  const parent = { name: t.sellerOrders.title, to: useWayBack(sellerPaths.orders()) }
  const back = (
    <LinkButton kind="line" to={parent.to}>
      {t.sellerOrders.toOrders}
    </LinkButton>
  )

  if (!order) {
    return (
      <AreaPage title={t.sellerOrders.orderTitle} parent={parent}>
        {missing ? (
          <EmptyState title={t.sellerOrders.notFound}>{back}</EmptyState>
        ) : error ? (
          <>
            <ErrorNote text={errorText(error, t)} onRetry={reload} />
            {back}
          </>
        ) : (
          <Skeleton lines={8} />
        )}
      </AreaPage>
    )
  }
  const next = nextMoveOf(order)
  return (
    <AreaPage
      title={order.orderNumber}
      heading={<span className="unparted">{order.orderNumber}</span>}
      intro={formatDateTime(order.createdAt)}
      actions={
        <>
          <CopyNumber number={order.orderNumber} />
          <StatusBadge status={order.status} />
        </>
      }
      parent={parent}
      foot={next ? <NextMove order={order} to={next} /> : undefined}
    >
      {error && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      <SellerOrderPanel order={order} orders={orders} />
    </AreaPage>
  )
}
