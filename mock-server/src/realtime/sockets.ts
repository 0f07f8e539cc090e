import type { RealtimeFaultKind } from '#contract/control/faults/realtimeFaults.ts'
import { clientEvents } from '#contract/realtime.ts'
import { journalError } from '../http/uncaught.ts'
import type { World } from '../world/world.ts'
import { type Client, createDelivery, type Delivery } from './delivery.ts'
import type { WorldSockets } from './worldSockets.ts'

/** Creates the realtime connections of a world, initially none (RT-003). */
export function createSockets(world: World): WorldSockets {
  const { realtimeFaults: faults, clock, journal } = world
  const clients = new Set<Client>()
  const delivery = createDelivery(world, clients)
  let count = 0

  const closeWhere = (isMeant: (client: Client) => boolean) => {
    for (const client of [...clients]) if (isMeant(client)) client.connection.conn.close()
  }
  const closeForFault = (kind: RealtimeFaultKind, userId: string | undefined) => {
    if (kind === 'refuse' || kind === 'drop') closeWhere((client) => userId === undefined || client.userId === userId)
  }

  return {
    addConnection(connection, userId, session) {
      const client: Client = { id: `s${++count}`, userId, connection, session, joined: new Set(), received: 0 }
      clients.add(client)
      const close = () => connection.conn.close()
      const expiry = session && clock.at(session.endsAt, { name: `session of ${userId} ends`, fire: close, isBackground: true })
      journal.add({ kind: 'frame-in', event: 'connect', socket: client.id, userId })
      connection.onAny((event, ...args) => receive(world, delivery, client, { event, args }))
      connection.on('disconnect', () => {
        delivery.forget(client)
        if (expiry !== undefined) clock.cancel(expiry)
        if (!clients.delete(client)) return
        journal.add({ kind: 'frame-in', event: 'disconnect', socket: client.id, userId })
      })
      delivery.send(client, 'hello', { at: clock.iso() } as object)
    },
    isRefusing: faults.isRefusing,
    takeRefusal() {
      if (!faults.takeRefusal()) return false
      journal.add({ kind: 'fault', text: 'realtime connection refused' })
      return true
    },
    callback(payment, body, foreign) {
      for (const client of clients)
        if (client.userId === payment.userId && client.joined.has(payment.reference))
          delivery.send(client, 'payment-callback', body, foreign)
    },
    orderStatus: (userIds, event) => delivery.sendToUsers(userIds, 'order-status', event),
    verification: (userId, event) => delivery.sendToUsers([userId], 'verification', event),
    fault(userId, act) {
      journal.add({ kind: 'fault', text: `realtime ${act}`, userId })
      if (act === 'heal') return faults.clear(userId)
      if (act !== 'drop') faults.add({ kind: act, userId })
      closeForFault(act, userId)
    },
    closeForFault,
    closeSession: ({ token }) => closeWhere(({ session }) => session?.token === token),
    list: () => [...clients].map(viewClient),
    closeAll() {
      // Close the transport, because a client does not reconnect by itself after "io server disconnect".
      closeWhere(() => true)
      clients.clear()
    },
  }
}

interface Sent {
  readonly event: unknown
  readonly args: readonly unknown[]
}

/** Handles an event of a client. Events come from outside, so an error must not end the server. */
function receive(world: World, delivery: Delivery, client: Client, sent: Sent): void {
  client.received++
  try {
    joinPayment(world, delivery, client, sent)
  } catch (error) {
    journalError(world, 'a frame', error)
  }
}

/** Joins a client to its user's payment and sends the callbacks that the payment already had. Other events are ignored. */
function joinPayment(world: World, delivery: Delivery, client: Client, sent: Sent): void {
  // The protocol also allows a number as the name, or no name.
  const event = typeof sent.event === 'string' ? sent.event : typeof sent.event
  const frame = schemaOf(event)?.safeParse(sent.args[0])
  const facts = { kind: 'frame-in' as const, event: event.slice(0, 64), socket: client.id, userId: client.userId }
  if (!frame?.success) return void world.journal.add({ ...facts, text: 'ignored' })
  const { reference } = frame.data
  world.journal.add({ ...facts, reference })
  const payment = world.money.payments.get(reference)
  if (payment?.userId !== client.userId) return
  client.joined.add(reference)
  for (const { body } of payment.callbacks) delivery.send(client, 'payment-callback', body)
}

const schemaOf = (event: string) => (Object.hasOwn(clientEvents, event) ? clientEvents[event as keyof typeof clientEvents] : null)

const viewClient = ({ id, connection, userId, received, joined }: Client) => ({
  id,
  connection: connection.id,
  userId,
  received,
  joined: [...joined],
})
