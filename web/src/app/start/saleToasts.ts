import { ApiError } from '#web/api/client.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { refetchOrders } from '#web/features/sellerOrders/refetchOrders.ts'
import { personNow } from '#web/features/session/person.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles, fill, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'

addBundles(sellerTexts)

/** The event: a new order, a cancelled one, or one whose buyer accepts the available items (SELL-016). */
export type SaleEvent = 'pending' | 'cancelled' | 'accepted'

const texts = { pending: 'newOrder', cancelled: 'cancelledOrder', accepted: 'restTaken' } as const

/** Shows a seller a toast about one of their sales, on any page; orders they placed as a buyer are ignored (SELL-011). */
export async function showSale(orderId: string, what: SaleEvent): Promise<void> {
  const person = personNow()
  try {
    const [orders] = await Promise.all([refetchOrders(), importWhenOnline(() => loadBundle('sellerOrders'))])
    const order = orders.find(({ id }) => id === orderId)
    if (!order || personNow() !== person) return
    toast.notice(() => {
      const { sellerOrders: t, common } = textsNow('sellerOrders')
      return fill(t[texts[what]], { number: order.orderNumber, status: common.orderStatus.cancelled })
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
