import { type AttemptReason, getOrder, listOrders, type Order, type OrderStatus } from '#contract/order.ts'
import { ApiError, send } from '#web/api/client.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { realtime, type Stop } from '#web/api/socket.ts'
import { peekCached } from '#web/api/useCall.ts'
import { allowsToast, preferencesNow } from '#web/features/account/preferences.ts'
import { isWatched } from '#web/features/orders/watched.ts'
import { threadShown } from '#web/features/payment/threadOnScreen.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'
import type { SaleEvent } from './saleToasts.ts'

/**
 * Shows order updates. Buyers get lines in the thread and, if their preferences allow, toasts (ACC-011, ACC-012). Sellers get toasts
 * (SELL-011).
 */
export const startStatusToasts = (): Stop =>
  realtime.on('order-status', ({ orderId, status, shortage, attempt }) => {
    // The status is still pending, but this isn't a new order (SELL-016).
    if (shortage === 'asked') return void toastMissingItems(orderId)
    // The event reports a failed attempt; the status is unchanged (TRAN-011).
    if (attempt) return void showAttempt(orderId, attempt)
    void showStatus(orderId, status)
    const sale = shortage ?? status
    if ((sale === 'pending' || sale === 'cancelled' || sale === 'accepted') && hasRole('seller') && preferencesNow().orders)
      void toastSeller(orderId, sale)
  })

/** Loaded on demand, because only sellers need it (PERF-009). */
async function toastSeller(orderId: string, what: SaleEvent): Promise<void> {
  const { showSale } = await importWhenOnline(() => import('./saleToasts.ts'))
  await showSale(orderId, what)
}

/** Tells a buyer about missing goods, unless the order or thread on screen already asks. No preference prevents this: without an answer the order is lost. */
async function toastMissingItems(orderId: string): Promise<void> {
  if (isWatched(orderId) || threadShown()) return
  const person = personNow()
  const [order] = await Promise.all([fetchAsBuyer(orderId), importWhenOnline(() => loadBundle('account'))])
  if (order === null || personNow() !== person) return
  toast.notice(() => fill(textsNow('account').account.missingToast, { number: order.orderNumber }))
}

const hasRole = (role: string): boolean => useSession.getState().user?.roles.includes(role) === true

/** Adds a line to the buyer's thread (CHAT-147), and shows a toast if neither the order nor the thread is on screen. */
async function showStatus(orderId: string, status: OrderStatus): Promise<void> {
  if (status === 'pending') return
  const person = personNow()
  const isNews = status === 'delivered' || status === 'cancelled' || cachedStatus(orderId) !== status
  const isShown = isWatched(orderId) || threadShown()
  const order = await fetchAsBuyer(orderId)
  if (order === null || personNow() !== person) return
  if (isNews) void addThreadLine({ ...order, status })
  if (isShown || !allowsToast(preferencesNow(), status)) return
  await importWhenOnline(() => loadBundle('account'))
  if (personNow() !== person) return
  toast.notice(() => {
    const { account, common } = textsNow('account')
    return fill(account.statusToast, { number: order.orderNumber, status: common.orderStatus[status] })
  })
}

/** Like `showStatus`, for a failed delivery attempt. */
async function showAttempt(orderId: string, reason: AttemptReason): Promise<void> {
  const person = personNow()
  const isShown = isWatched(orderId) || threadShown()
  const order = await fetchAsBuyer(orderId)
  if (order === null || personNow() !== person) return
  const { appendFailedAttempt } = await importWhenOnline(() => import('#web/chat/news/news.ts'))
  void appendFailedAttempt(order, reason)
  if (isShown || !allowsToast(preferencesNow(), 'shipping')) return
  await importWhenOnline(() => loadBundle('account'))
  if (personNow() !== person) return
  toast.notice(() => {
    const { account, common } = textsNow('account')
    return fill(account.statusToast, { number: order.orderNumber, status: common.attempts[reason] })
  })
}

/** Returns the status that the pages show. A payment causes an event too, but doesn't change the status. */
const cachedStatus = (id: string): string | undefined =>
  (peekCached(getOrder, { params: { id } }) ?? peekCached(listOrders, {})?.find((order) => order.id === id))?.status

/** Adds the status to the thread. Loads `news.ts` on demand, because a page without the thread has no code of the chat. */
async function addThreadLine(order: Order): Promise<void> {
  const { appendStatusNews } = await importWhenOnline(() => import('#web/chat/news/news.ts'))
  await appendStatusNews(order)
}

/** Fetches an order the user placed; null for an order the user only sells or delivers, since those cause events too (RT-014). */
async function fetchAsBuyer(id: string): Promise<Order | null> {
  // Sellers and transporters mostly get events of others' orders. Requesting such an order by id would fail, so search the own orders.
  const isBuyerOnly = !hasRole('seller') && !hasRole('transporter')
  try {
    return isBuyerOnly ? await send(getOrder, { params: { id } }) : ((await send(listOrders)).find((order) => order.id === id) ?? null)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
