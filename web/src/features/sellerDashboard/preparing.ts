import { create } from 'zustand'
import { listSellerOrders, readStatus, type SellerOrder } from '#contract/order.ts'
import { afterOnScreen, type Cancel } from '#web/api/time.ts'
import { peekCached } from '#web/api/useCall.ts'
import { personNow } from '#web/features/session/person.ts'

/** How long `Prepare` can be undone, in milliseconds, as everything else that can (SELL-002, CHAT-036). */
const UNDO_FOR = 5_000

export interface Preparing {
  order: SellerOrder
  /** The move is on its way to the server, too late to be undone. */
  isSent: boolean
}

/** Orders that were tapped to be prepared and have not moved yet, in the order of the taps. */
export const usePreparing = create<{ list: readonly Preparing[] }>()(() => ({ list: [] }))

interface Waiting {
  cancel: Cancel
  sendNow: () => void
}
const waiting = new Map<string, Waiting>()

/**
 * Sends the move of an order when the time to undo it is over, or as soon as the page is out of sight. Nothing is sent before: an order
 * moves one way, and its buyer is told at once (SELL-013). `send` reports its own failure.
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

/** False where the buyer cancelled the order meanwhile, or its own page moved it. */
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
