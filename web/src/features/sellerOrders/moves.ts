import { useMemo } from 'react'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { getSoldOrder, listSellerOrders, movesFor, OrderStatus, readStatus, type SellerOrder } from '#contract/order.ts'
import { ApiError, send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { createOutbox, type OutboxItem, type Outcome } from '#web/api/outbox.ts'
import { afterOnScreen, deviceNow } from '#web/api/time.ts'
import { readToken } from '#web/api/token.ts'
import { peekCached } from '#web/api/useCall.ts'
import { onPerson, personNow, usePerson } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import { moveOrder, soldOrder } from './useSellerOrders.ts'

/** How long a seller can take back a status change before it is sent, in milliseconds (SELL-020). */
const UNDO_FOR = 8_000

const Move = z.enum(['processing', 'shipping', 'delivered'])
export type Move = z.infer<typeof Move>

/** Sent at `until` by the device's clock, or earlier if the page is hidden. */
const Body = z.object({ from: OrderStatus, to: Move, until: z.number() })
type Item = OutboxItem<z.infer<typeof Body>>

/** An order's status change that the server hasn't applied. */
export interface OpenMove {
  orderId: string
  to: Move
  /** True once the request was sent, after which Undo isn't possible. */
  isSent: boolean
}

const useSending = create<{ id: string | null }>()(() => ({ id: null }))
/** Changes that may be sent before their time by the clock, which somebody may have set back. */
const due = new Set<string>()

/** Status changes that the seller tapped. They are stored, so that a closed page loses none (SELL-020). */
export const sellerMoves = createOutbox({
  name: 'sellerOrders',
  body: Body,
  send: sendMove,
  // Null while this tab's session is outdated, because another tab has just signed in another user.
  ownerNow: () => (useSession.getState().token === readToken() ? personNow() : null),
  maySend: ({ id, body }) => due.has(id) || deviceNow() >= body.until,
})

/** Returns the status the seller can set next; null if there is none or a transporter has the order (SORD-019, SORD-022). */
export function nextMoveOf(order: SellerOrder): Move | null {
  const [next] = movesFor(order, 'seller')
  return next === undefined || next === 'pending' || next === 'cancelled' ? null : next
}

/** Stores a status change and sends it in 8 s, or at once if the page is hidden: it can't be changed back once the buyer was notified. */
export function moveLater(order: SellerOrder, to: Move): void {
  const owner = personNow()
  const from = readStatus(order.status)
  if (owner === null || from === null || itemOf(order.id) !== undefined) return
  startSendingMoves()
  sendLater(sellerMoves.add({ owner, lane: order.id, body: { from, to, until: deviceNow() + UNDO_FOR } }))
}

function sendLater({ id, body }: Item): void {
  afterOnScreen(Math.min(UNDO_FOR, body.until - deviceNow()), () => {
    due.add(id)
    void sellerMoves.flush()
  })
}

/** Takes back the change of an order that is not sent yet. */
export function undoMove(orderId: string): void {
  const item = itemOf(orderId)
  if (item && item.id !== useSending.getState().id) sellerMoves.dismiss(item.id)
}

const itemOf = (orderId: string): Item | undefined =>
  sellerMoves.useItems.getState().find(({ owner, lane }) => owner === personNow() && lane === orderId)

/** Returns the signed-in seller's changes that the server hasn't applied. */
export function useOpenMoves(): readonly OpenMove[] {
  const person = usePerson()
  const items = sellerMoves.useItems()
  const sending = useSending(({ id }) => id)
  return useMemo(
    () =>
      items
        .filter(({ owner }) => owner === person)
        .map(({ id, lane, body, tries }) => ({ orderId: lane, to: body.to, isSent: id === sending || tries > 0 })),
    [items, person, sending],
  )
}

async function sendMove(item: Item): Promise<Outcome> {
  const { lane, body } = item
  // The buyer may have cancelled the order meanwhile, or it was moved elsewhere.
  const known = peekCached(listSellerOrders, {})?.orders.find(({ id }) => id === lane)
  const status = known && readStatus(known.status)
  if (status === body.to) toastMoved(item)
  if (known && status !== body.from) return 'done'
  useSending.setState({ id: item.id })
  try {
    await moveOrder(lane, body.to)
    toastMoved(item)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A page that is being closed breaks its requests off, and nobody reads its toasts: ask again when it is back.
    if (error.status === 401 || (error.unclear && document.visibilityState === 'hidden')) return 'offline'
    if (error.status === 409 && (await isApplied(item))) toastMoved(item)
    else toastOf(`order ${lane}`).failure(() => errorText(error, textsNow()))
  } finally {
    useSending.setState({ id: null })
  }
  return 'done'
}

/** Shows a toast with the badge's word in lower case (SORD-021). */
function toastMoved({ lane, body }: Item): void {
  toastOf(`order ${lane}`).success(() => {
    const { sellerOrders: t, common } = textsNow('sellerOrders')
    return fill(t.statusUpdated, { status: common.orderStatus[body.to].toLowerCase() })
  })
}

/** Whether a change whose first response was lost has been applied. */
async function isApplied({ lane, body }: Item): Promise<boolean> {
  try {
    const order = await send(getSoldOrder, soldOrder(lane))
    return readStatus(order.status) === body.to
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

let isStarted = false
/** Sends what an earlier page left, once its time is over, and from now on every open change when the page is hidden. */
export function startSendingMoves(): void {
  if (isStarted) return
  isStarted = true
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    for (const { id } of sellerMoves.useItems.getState()) due.add(id)
    void sellerMoves.flush()
  })
  onPerson((person) => {
    if (person !== null) sellerMoves.useItems.getState().forEach(sendLater)
  })
}
