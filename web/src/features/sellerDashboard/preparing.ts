import { create } from 'zustand'
import { listSellerOrders, readStatus, type SellerOrder } from '#contract/order.ts'
import { afterOnScreen, type Cancel } from '#web/api/time.ts'
import { peekCached } from '#web/api/useCall.ts'
import { personNow } from '#web/features/session/person.ts'
import { UNDO_FOR } from '#web/ui/useUndoTime.ts'

export interface Preparing {
  order: SellerOrder
  /** True once the request is sent, after which Undo isn't possible. */
  isSent: boolean
}

/** Orders for which Prepare was tapped and whose status hasn't changed yet, in order of the taps. */
export const usePreparing = create<{ list: readonly Preparing[] }>()(() => ({ list: [] }))

interface Waiting {
  cancel: Cancel
  sendNow: () => void
}
const waiting = new Map<string, Waiting>()

/**
 * Sends an order's status change when the undo time is over, or at once if the page is hidden. Waiting is necessary:
 * a status can't be changed back, and the buyer is notified at once (SELL-013). `send` reports its own failure.
 */
export function prepareLater(order: SellerOrder, send: (order: SellerOrder) => Promise<void>): void {
  if (usePreparing.getState().list.some((one) => one.order.id === order.id)) return
  const person = personNow()
  const sendNow = async () => {
    stopWaiting(order.id)
    if (personNow() === person && isPending(order.id)) {
      usePreparing.setState(({ list }) => ({ list: list.map((one) => (one.order.id === order.id ? { order, isSent: true } : one)) }))
      await send(order)
    }
    forget(order.id)
  }
  usePreparing.setState(({ list }) => ({ list: [...list, { order, isSent: false }] }))
  waiting.set(order.id, { cancel: afterOnScreen(UNDO_FOR, () => void sendNow()), sendNow: () => void sendNow() })
}

export function undoPrepare(id: string): void {
  if (!waiting.has(id)) return
  stopWaiting(id)
  forget(id)
}

/** False if the buyer has cancelled the order meanwhile, or it was moved on its own page. */
function isPending(id: string): boolean {
  const known = peekCached(listSellerOrders, {})?.orders.find((order) => order.id === id)
  return known === undefined || readStatus(known.status) === 'pending'
}

function stopWaiting(id: string): void {
  waiting.get(id)?.cancel()
  waiting.delete(id)
}

const forget = (id: string): void => usePreparing.setState(({ list }) => ({ list: list.filter(({ order }) => order.id !== id) }))

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') for (const { sendNow } of [...waiting.values()]) sendNow()
})
