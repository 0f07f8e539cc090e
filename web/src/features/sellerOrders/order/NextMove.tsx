import { movesFor, type OrderStatus, type SellerOrder } from '#contract/order.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { toastOf } from '#web/ui/toast.ts'
import { moveOrder } from '../useSellerOrders.ts'

type Move = Exclude<OrderStatus, 'pending' | 'cancelled'>

/** Returns the status the seller can set next; null if there is none or a transporter has the order (SORD-019, SORD-022). */
export function nextMoveOf(order: SellerOrder): Move | null {
  const [next] = movesFor(order, 'seller')
  return next === undefined || next === 'pending' || next === 'cancelled' ? null : next
}

/** Changes an order's status and shows a toast with the badge's word in lower case. Throws ApiError (SORD-021). */
export async function moveAndToast(id: string, to: OrderStatus): Promise<void> {
  await moveOrder(id, to)
  toastOf(`order ${id}`).success(() => {
    const { sellerOrders: t, common } = textsNow('sellerOrders')
    return fill(t.statusUpdated, { status: common.orderStatus[to].toLowerCase() })
  })
}

/** The button at the page's foot, named after the next status (areas note 12). */
export function NextMove({ to, busy, onMove }: { to: Move; busy: boolean; onMove: () => void }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  return (
    <Button large icon={to === 'shipping' ? 'truck' : 'check'} busy={busy} busyLabel={t.saving} onClick={onMove}>
      {t.start[to]}
    </Button>
  )
}
