import { io, type Socket } from 'socket.io-client'
import { advanceClock } from '#contract/control/clock.ts'
import { openSession } from '#contract/control/people.ts'
import { listViolations } from '#contract/control/violations.ts'
import { resetWorld } from '#contract/control/worlds.ts'
import { REALTIME_PATH } from '#contract/realtime.ts'
import { Control } from '../../e2e/world/control.ts'
import { type Measurement, timed } from '../measurement.ts'
import { startPlain } from '../plain.ts'

const RUNS = 400
const AT_ONCE = 4
const CALLS = 7

/** Measures full purchases by HTTP and socket, each in a new world: sign-in, payment start, join, callback, order, and check for violations. */
export const network: Measurement = async ({ url }) => {
  const at = await url()
  await together(AT_ONCE * 5, (n) => purchase(at, n))
  const ms = await timed(() => together(RUNS, (n) => purchase(at, n)))
  const plain = await startPlain()
  const bare = await timed(() => together(RUNS, () => callPlainServer(plain.url)))
  plain.stop()
  return [
    {
      row: 'issue 4',
      what: 'runs over HTTP and sockets',
      value: (RUNS / ms) * 60_000,
      limit: 3_000,
      atLeast: true,
      unit: '/min',
      baseline: { what: 'as many plain calls and a connection', value: (RUNS / bare) * 60_000 },
    },
  ]
}

async function together(runs: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let n = next++; n < runs; n = next++) await work(n)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function purchase(url: string, n: number): Promise<void> {
  const world = `bench-network-${n % AT_ONCE}-${Math.floor(n / AT_ONCE) % 2}`
  const control = new Control(url, world)
  await control.send(resetWorld, { params: { name: world }, body: { clock: { kind: 'frozen', at: '2026-11-20T06:00:00.000Z' } } })
  const { accessToken: token } = await control.send(openSession, { body: { phoneNumber: '+255712345678' } })
  const socket = await open(url, { path: REALTIME_PATH, auth: { token, world } })
  const order = {
    items: [{ productId: 'nile-tilapia-sato-1-kg', quantity: 1 }],
    deliveryOption: 'standard',
    paymentMethod: 'mobile_money',
    addressId: 'asha-home',
  }
  const checkoutId = 'bench'
  const start = { amount: 12_000, phone: '255700000001', checkoutId, order }
  const { referenceId } = await control.v1<{ referenceId: string }>('/mobile-money/checkout', { body: start, token })
  const received = new Promise<{ transactionId: string }>((resolve) => socket.once('payment-callback', resolve))
  socket.emit('pushResponseReceived', { reference: referenceId })
  await control.send(advanceClock, { body: { ms: 5_000 } })
  const { transactionId } = await received
  const paymentDetails = { provider: 'Mobile Money', phoneNumber: '255700000001', transactionId }
  await control.v1('/orders', { body: { ...order, checkoutId, transactionId, paymentDetails }, token })
  const violations = await control.send(listViolations)
  if (violations.length > 0) throw new Error(JSON.stringify(violations[0]))
  socket.disconnect()
}

async function callPlainServer(url: string): Promise<void> {
  const socket = await open(url, {})
  for (let n = 0; n < CALLS; n++) await (await fetch(`${url}/kept`)).text()
  socket.disconnect()
}

async function open(url: string, options: object): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, ...options })
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(undefined))
    socket.once('connect_error', reject)
  })
  return socket
}
