import { errorText } from '#web/api/errorText.ts'
import { paths } from '#web/app/paths.ts'
import { OrderList } from '#web/features/orders/OrderList.tsx'
import { useOrders } from '#web/features/orders/useOrders.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** ORD-001, ORD-012. */
export function OrdersPage() {
  const t = useTexts()
  const { orders, error, reload } = useOrders()
  return (
    <PageFrame title={t.orders.title}>
      {!orders && (error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={6} />)}
      {orders?.length === 0 && (
        <EmptyState cloth="samaki" mji="jahazi" title={t.orders.empty} text={t.orders.emptyText} jina="slowly">
          <LinkButton to={paths.products()}>{t.orders.browseProducts}</LinkButton>
        </EmptyState>
      )}
      {orders && orders.length > 0 && <OrderList orders={orders} />}
    </PageFrame>
  )
}
