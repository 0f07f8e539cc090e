import { getOrder, type Order, type OrderStatus } from '#contract/order.ts'
import { ApiError, send } from '#web/api/client.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { realtime, type Stop } from '#web/api/socket.ts'
import { preferencesNow, wantsToast } from '#web/features/account/preferences.ts'
import { isWatched } from '#web/features/orders/watched.ts'
import { personNow } from '#web/features/session/person.ts'
import { fill, loadArea, textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'

/** Shows the new status of an order whose screen is not open in a toast, as far as its buyer wants these (ACC-011, ACC-012). */
export const startStatusToasts = (): Stop => realtime.on('order-status', ({ orderId, status }) => void showStatus(orderId, status))

async function showStatus(orderId: string, status: OrderStatus): Promise<void> {
  if (isWatched(orderId) || !wantsToast(preferencesNow(), status)) return
  const person = personNow()
  const [order] = await Promise.all([read(orderId), importWhenOnline(() => loadArea('account'))])
  if (order === null || personNow() !== person) return
  toast.notice(() => {
    const { account, common } = textsNow('account')
    return fill(account.statusToast, { number: order.orderNumber, status: common.orderStatus[status] })
  })
}

/** Fetches the order; null where this person is its seller or transporter only, who get the event too (RT-014). */
async function read(id: string): Promise<Order | null> {
  try {
    return await send(getOrder, { params: { id } })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
