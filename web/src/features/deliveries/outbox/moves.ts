import * as z from 'zod/mini'
import { getDelivery, listDeliveries, setDeliveryStatus } from '#contract/order.ts'
import { ApiError, send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { keyOf } from '#web/api/http/request.ts'
import { onNetworkBack } from '#web/api/lazyImport.ts'
import { createOutbox, type OutboxItem, type Outcome } from '#web/api/outbox/outbox.ts'
import { realtime } from '#web/api/socket.ts'
import { readToken } from '#web/api/token.ts'
import { changeCached, refresh, setCached } from '#web/api/useCall.ts'
import { onPerson, personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'
import type { Move } from '../delivery.ts'
import { saveDelivery } from '../saved.ts'

const Body = z.object({ to: z.enum(['processing', 'shipping', 'delivered']), from: z.string() })
export type MoveItem = OutboxItem<{ to: Move; from: string }>

/** The status changes tapped by transporters of this device, until the server has them (TRAN-003). No item says whose parcel it is. */
export const moves = createOutbox({
  name: 'deliveries',
  body: Body,
  send: sendMove,
  // Another tab may have signed in somebody else a moment ago.
  ownerNow: () => (useSession.getState().token === readToken() ? personNow() : null),
})

async function sendMove(item: MoveItem): Promise<Outcome> {
  const params = { id: item.lane }
  try {
    const order = await send(setDeliveryStatus, {
      params,
      body: { status: item.body.to, occurredAt: new Date(item.at).toISOString() },
      headers: { 'idempotency-key': item.id },
    })
    setCached(getDelivery, { params }, order)
    changeCached(listDeliveries, (list) => ({ ...list, orders: list.orders.map((one) => (one.id === order.id ? order : one)) }))
    saveDelivery(order)
    toast.success(() => {
      const { transporter: t, common } = textsNow('transporter')
      return fill(t.updated, { status: common.orderStatus[item.body.to] })
    })
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const outcome = outcomeOf(error)
    if (typeof outcome === 'object') {
      // The true status, which somebody else may have changed (TRAN-005).
      refresh(keyOf(getDelivery, { params }))
      refresh(keyOf(listDeliveries))
      toast.failure(() => fill(textsNow('transporter').transporter.notApplied, { message: outcome.refused }))
    }
    return outcome
  }
}

function outcomeOf(error: ApiError): Outcome {
  // Without a session everything waits for its person to sign in again.
  if (error.status === 0 || error.status === 401) return 'offline'
  if (error.unclear || error.status === 429 || error.code === 'key_running') return 'later'
  return { refused: errorText(error, textsNow()) }
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
