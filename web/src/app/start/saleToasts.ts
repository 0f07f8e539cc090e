import { ApiError } from '#web/api/client.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { refetchOrders } from '#web/features/sellerOrders/refetchOrders.ts'
import { personNow } from '#web/features/session/person.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addAreas, fill, loadArea, textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'

addAreas(sellerTexts)

/** A new order, a cancelled one, or one whose buyer takes what is there (SELL-016). */
export type SaleNews = 'pending' | 'cancelled' | 'accepted'

const texts = { pending: 'newOrder', cancelled: 'cancelledOrder', accepted: 'restTaken' } as const

/** Tells a seller of news about an order of the own stall, wherever they are; nothing of an order they bought elsewhere (SELL-011). */
export async function showSale(orderId: string, what: SaleNews): Promise<void> {
  const person = personNow()
  try {
    const [orders] = await Promise.all([refetchOrders(), importWhenOnline(() => loadArea('sellerOrders'))])
    const order = orders.find(({ id }) => id === orderId)
    if (!order || personNow() !== person) return
    toast.notice(() => {
      const { sellerOrders: t } = textsNow('sellerOrders')
      return fill(t[texts[what]], { number: order.orderNumber })
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
