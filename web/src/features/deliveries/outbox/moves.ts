import * as z from 'zod/mini'
import { AttemptReason, readStatus } from '#contract/order.ts'
import { type DeliveryOrder, getDelivery, listDeliveries, reportAttempt, setDeliveryStatus } from '#contract/transporter.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { errorText } from '#web/api/errorText.ts'
import { keyHeader, keyOf } from '#web/api/http/request.ts'
import { onNetworkBack } from '#web/api/lazyImport.ts'
import { createOutbox, type OutboxItem, type Outcome } from '#web/api/outbox.ts'
import { realtime } from '#web/api/socket.ts'
import { readToken } from '#web/api/token.ts'
import { changeCached, refresh, setCached } from '#web/api/useCall.ts'
import { onPerson, personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import type { Move } from '../deliveries.ts'
import { saveDelivery } from '../saved.ts'

const Body = z.union([
  z.object({ to: z.enum(['processing', 'shipping', 'delivered']), from: z.string() }),
  z.object({ reason: AttemptReason }),
])
/** A queued status change, or the reason of a failed attempt (TRAN-011). */
export type MoveItem = OutboxItem<{ to: Move; from: string } | { reason: AttemptReason }>

/** Changes tapped on this device, stored until the server has accepted them (TRAN-003). They contain no personal data of the receiver. */
export const moves = createOutbox({
  name: 'deliveries',
  body: Body,
  send: sendMove,
  // Null while this tab's session is outdated, because another tab has just signed in another user.
  ownerNow: () => (useSession.getState().token === readToken() ? personNow() : null),
})

async function sendMove(item: MoveItem): Promise<Outcome> {
  const params = { id: item.lane }
  const tapped = config.supportsExtensions ? { occurredAt: tappedAt(item) } : {}
  const headers = keyHeader(item.id)
  try {
    return showApplied(
      item,
      'reason' in item.body
        ? await send(reportAttempt, { params, body: { reason: item.body.reason, ...tapped }, headers })
        : await send(setDeliveryStatus, { params, body: { status: item.body.to, ...tapped }, headers }),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const applied = error.status === 409 ? await appliedBefore(item) : null
    if (applied) return showApplied(item, applied)
    const outcome = outcomeOf(error)
    if (typeof outcome === 'string') return outcome
    if ('failed' in outcome) {
      // Each retry fails the same way: notify only about the first (ERR-032).
      if (item.tries === 0) toastFor(item).failure(() => errorText(error, textsNow()))
      return outcome
    }
    // Somebody else may have changed the status: load it again (TRAN-005).
    refresh(keyOf(getDelivery, { params }))
    refresh(keyOf(listDeliveries))
    toastFor(item).failure(() => fill(textsNow('transporter').transporter.notApplied, { message: outcome.refused }))
    return outcome
  }
}

/** One toast per delivery, so that the next result replaces an earlier failure. */
const toastFor = ({ lane }: MoveItem) => toastOf(`delivery ${lane}`)

/** Updates every cached copy of the delivery and shows a success toast. */
function showApplied(item: MoveItem, order: DeliveryOrder): Outcome {
  setCached(getDelivery, { params: { id: item.lane } }, order)
  changeCached(listDeliveries, (list) => ({ ...list, orders: list.orders.map((one) => (one.id === order.id ? order : one)) }))
  saveDelivery(order)
  toastFor(item).success(() => {
    const { transporter: t, common } = textsNow('transporter')
    return 'reason' in item.body ? common.attempts[item.body.reason] : fill(t.updated, { status: common.orderStatus[item.body.to] })
  })
  return 'done'
}

/**
 * Returns the delivery if the change has already been applied (TRAN-012). The server may not support keys or may have forgotten them,
 * and the phone may have been offline for days. A status is reached only once, so its time doesn't matter. An attempt may be
 * repeated, so its time must be that of the tap.
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
  // Without a session, changes stay queued until the user signs in again.
  if (error.status === 0 || error.status === 401) return 'offline'
  const text = errorText(error, textsNow())
  return error.unclear || error.status === 429 || error.code === 'key_running' ? { failed: text } : { refused: text }
}

let isStarted = false
/** Sends queued changes at once, and again at each sign-in and whenever the network may be back. */
export function startSendingMoves(): void {
  if (isStarted) return
  isStarted = true
  const send = () => void moves.flush()
  onNetworkBack(send)
  realtime.onConnect(send)
  onPerson((person) => person !== null && send())
}
