import * as z from 'zod/mini'
import { AttemptReason, readStatus } from '#contract/order.ts'
import { type DeliveryOrder, getDelivery, listDeliveries, reportAttempt, setDeliveryStatus } from '#contract/transporter.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { errorText } from '#web/api/errorText.ts'
import { keyHeader, keyOf } from '#web/api/http/request.ts'
import { onNetworkBack } from '#web/api/lazyImport.ts'
import { createOutbox, type OutboxItem, type Outcome } from '#web/api/outbox/outbox.ts'
import { realtime } from '#web/api/socket.ts'
import { readToken } from '#web/api/token.ts'
import { changeCached, refresh, setCached } from '#web/api/useCall.ts'
import { onPerson, personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import type { Move } from '../delivery.ts'
import { saveDelivery } from '../saved.ts'

const Body = z.union([
  z.object({ to: z.enum(['processing', 'shipping', 'delivered']), from: z.string() }),
  z.object({ reason: AttemptReason }),
])
/** A status change, or why a delivery failed (TRAN-011). */
export type MoveItem = OutboxItem<{ to: Move; from: string } | { reason: AttemptReason }>

/** What transporters of this device tapped, until the server has it (TRAN-003). No item says whose parcel it is. */
export const moves = createOutbox({
  name: 'deliveries',
  body: Body,
  send: sendMove,
  // Another tab may have signed in somebody else a moment ago.
  ownerNow: () => (useSession.getState().token === readToken() ? personNow() : null),
})

async function sendMove(item: MoveItem): Promise<Outcome> {
  const params = { id: item.lane }
  const tapped = config.knowsExtensions ? { occurredAt: tappedAt(item) } : {}
  const headers = keyHeader(item.id)
  try {
    return settle(
      item,
      'reason' in item.body
        ? await send(reportAttempt, { params, body: { reason: item.body.reason, ...tapped }, headers })
        : await send(setDeliveryStatus, { params, body: { status: item.body.to, ...tapped }, headers }),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const applied = error.status === 409 ? await appliedBefore(item) : null
    if (applied) return settle(item, applied)
    const outcome = outcomeOf(error)
    if (typeof outcome === 'string') return outcome
    if ('failed' in outcome) {
      // Each attempt repeats by itself: only the first one is news (ERR-032).
      if (item.tries === 0) told(item).failure(() => errorText(error, textsNow()))
      return outcome
    }
    // The true status, which somebody else may have changed (TRAN-005).
    refresh(keyOf(getDelivery, { params }))
    refresh(keyOf(listDeliveries))
    told(item).failure(() => fill(textsNow('transporter').transporter.notApplied, { message: outcome.refused }))
    return outcome
  }
}

/** The changes of one delivery are one action: a failure goes once the next one ends. */
const told = ({ lane }: MoveItem) => toastOf(`delivery ${lane}`)

/** Shows an accepted change everywhere. */
function settle(item: MoveItem, order: DeliveryOrder): Outcome {
  setCached(getDelivery, { params: { id: item.lane } }, order)
  changeCached(listDeliveries, (list) => ({ ...list, orders: list.orders.map((one) => (one.id === order.id ? order : one)) }))
  saveDelivery(order)
  told(item).success(() => {
    const { transporter: t, common } = textsNow('transporter')
    return 'reason' in item.body ? common.attempts[item.body.reason] : fill(t.updated, { status: common.orderStatus[item.body.to] })
  })
  return 'done'
}

/**
 * Returns the delivery if what was tapped has happened: a server may know no keys or forget them, and the phone may have been away for
 * days (TRAN-012). A status is reached once, whatever time the server gives it; an attempt may repeat, so its time must be that of the tap.
 */
async function appliedBefore(item: MoveItem): Promise<DeliveryOrder | null> {
  const { lane, body } = item
  try {
    const order = await send(getDelivery, { params: { id: lane } })
    const isApplied =
      'reason' in body
        ? order.attempts?.some(({ at }) => at === tappedAt(item))
        : readStatus(order.status) === body.to || order.history?.some(({ status }) => readStatus(status) === body.to)
    return isApplied ? order : null
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

const tappedAt = ({ at }: MoveItem): string => new Date(at).toISOString()

function outcomeOf(error: ApiError): Outcome {
  // Without a session everything waits for its person to sign in again.
  if (error.status === 0 || error.status === 401) return 'offline'
  const text = errorText(error, textsNow())
  return error.unclear || error.status === 429 || error.code === 'key_running' ? { failed: text } : { refused: text }
}

let isStarted = false
/** Sends what waits now, at sign-in, and whenever the network may be back. */
export function startSendingMoves(): void {
  if (isStarted) return
  isStarted = true
  const send = () => void moves.flush()
  onNetworkBack(send)
  realtime.onConnect(send)
  onPerson((person) => person !== null && send())
}
