import { type AttemptReason, getOrder, listOrders, type Order, type OrderStatus } from '#contract/order.ts'
import { ApiError, send } from '#web/api/client.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { realtime, type Stop } from '#web/api/socket.ts'
import { peekCached } from '#web/api/useCall.ts'
import { preferencesNow, wantsToast } from '#web/features/account/preferences.ts'
import { isWatched } from '#web/features/orders/watched.ts'
import { threadShown } from '#web/features/payment/threadOnScreen.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, loadArea, textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'
import type { SaleNews } from './saleToasts.ts'

/** Shows the new status of an order whose screen is not open in a toast, as far as its buyer wants these (ACC-011, ACC-012); new orders to their seller (SELL-011). */
export const startStatusToasts = (): Stop =>
  realtime.on('order-status', ({ orderId, status, shortage, attempt }) => {
    // The order is still pending then, but it is not a new one (SELL-016).
    if (shortage === 'asked') return void askAboutMissing(orderId)
    // The order has not moved (TRAN-011).
    if (attempt) return void showAttempt(orderId, attempt)
    void showStatus(orderId, status)
    const sale = shortage ?? status
    if ((sale === 'pending' || sale === 'cancelled' || sale === 'accepted') && hasRole('seller') && preferencesNow().orders)
      void tellSeller(orderId, sale)
  })

/** What only sellers see is not loaded by buyers (PERF-009). */
async function tellSeller(orderId: string, what: SaleNews): Promise<void> {
  const { showSale } = await importWhenOnline(() => import('./saleToasts.ts'))
  await showSale(orderId, what)
}

/** Tells a buyer whose order lacks goods, where neither the order nor the thread asks already; not switched off, as the order is lost without an answer. */
async function askAboutMissing(orderId: string): Promise<void> {
  if (isWatched(orderId) || threadShown()) return
  const person = personNow()
  const [order] = await Promise.all([read(orderId), importWhenOnline(() => loadArea('account'))])
  if (order === null || personNow() !== person) return
  toast.notice(() => fill(textsNow('account').account.missingToast, { number: order.orderNumber }))
}

const hasRole = (role: string): boolean => useSession.getState().user?.roles.includes(role) === true

/** A line in the thread of the buyer (CHAT-147); a toast too where neither the order nor the thread is on screen. */
async function showStatus(orderId: string, status: OrderStatus): Promise<void> {
  if (status === 'pending') return
  const person = personNow()
  const isNews = status === 'delivered' || status === 'cancelled' || statusKnown(orderId) !== status
  const isShown = isWatched(orderId) || threadShown()
  const order = await read(orderId)
  if (order === null || personNow() !== person) return
  if (isNews) void tellInThread({ ...order, status })
  if (isShown || !wantsToast(preferencesNow(), status)) return
  await importWhenOnline(() => loadArea('account'))
  if (personNow() !== person) return
  toast.notice(() => {
    const { account, common } = textsNow('account')
    return fill(account.statusToast, { number: order.orderNumber, status: common.orderStatus[status] })
  })
}

/** As `showStatus` does, for a delivery that failed. */
async function showAttempt(orderId: string, reason: AttemptReason): Promise<void> {
  const person = personNow()
  const isShown = isWatched(orderId) || threadShown()
  const order = await read(orderId)
  if (order === null || personNow() !== person) return
  const { appendFailedAttempt } = await importWhenOnline(() => import('#web/chat/news/news.ts'))
  void appendFailedAttempt(order, reason)
  if (isShown || !wantsToast(preferencesNow(), 'shipping')) return
  await importWhenOnline(() => loadArea('account'))
  if (personNow() !== person) return
  toast.notice(() => {
    const { account, common } = textsNow('account')
    return fill(account.statusToast, { number: order.orderNumber, status: common.attempts[reason] })
  })
}

/** As the pages show it; the event also comes when only the payment of an order has changed. */
const statusKnown = (id: string): string | undefined =>
  (peekCached(getOrder, { params: { id } }) ?? peekCached(listOrders, {})?.find((order) => order.id === id))?.status

/** A page without the thread loads no more of it than what keeps its entries. */
async function tellInThread(order: Order): Promise<void> {
  const { appendStatusNews } = await importWhenOnline(() => import('#web/chat/news/news.ts'))
  await appendStatusNews(order)
}

/** Fetches an order as its buyer; null where this person is its seller or transporter only, who get the event too (RT-014). */
async function read(id: string): Promise<Order | null> {
  // Most orders a seller or transporter hears of are not theirs: asking for each by its id would be refused each time.
  const isBuyerOnly = !hasRole('seller') && !hasRole('transporter')
  try {
    return isBuyerOnly ? await send(getOrder, { params: { id } }) : ((await send(listOrders)).find((order) => order.id === id) ?? null)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
