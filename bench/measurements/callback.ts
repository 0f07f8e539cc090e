import { io, type Socket } from 'socket.io-client'
import { advanceClock } from '#contract/control/clock.ts'
import { countJournal } from '#contract/control/journal.ts'
import { openSession } from '#contract/control/people.ts'
import { changePhone } from '#contract/control/phones.ts'
import { resetWorld } from '#contract/control/worlds.ts'
import { REALTIME_PATH } from '#contract/realtime.ts'
import { Control } from '../../e2e/world/control.ts'
import { type Measurement, percentile, timed } from '../measurement.ts'
import { startPlain } from '../plain.ts'

const TIMES = 300
const WORLD = 'bench-callback'

/** Measures the time from the call that moves the clock to the event in the payer's socket. */
export const callback: Measurement = async ({ url }) => {
  const value = percentile(await ofMock(await url()), 99)
  const plain = percentile(await ofPlain(), 99)
  return [
    {
      row: 'PERF-023',
      what: 'clock step to callback, 99th percentile',
      value,
      limit: 20,
      unit: 'ms',
      baseline: { what: 'plain call to plain event', value: plain },
    },
  ]
}

async function ofMock(url: string): Promise<number[]> {
  const control = new Control(url, WORLD)
  await control.send(resetWorld, { params: { name: WORLD }, body: { clock: { kind: 'frozen', at: '2026-11-20T06:00:00.000Z' } } })
  const { accessToken: token } = await control.send(openSession, { body: { phoneNumber: '+255712345678' } })
  const socket = await open(url, { path: REALTIME_PATH, auth: { token, world: WORLD } })
  const times: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const reference = await startPayment(url, token, n)
    socket.emit('pushResponseReceived', { reference })
    while ((await control.send(countJournal, { query: { kind: 'frame-in', reference } })).count === 0);
    const received = next(socket, 'payment-callback')
    times.push(await timed(() => Promise.all([received, control.send(advanceClock, { body: { ms: 5_000 } })]).then(() => received)))
    // Only ten payment starts are allowed in ten minutes (SEC-011), and the wallet has a limited balance.
    await control.send(advanceClock, { body: { ms: 61_000 } })
    if (n % 50 === 49) await control.send(changePhone, { params: { msisdn: '255700000001' }, body: { balance: 5_000_000 } })
  }
  socket.disconnect()
  return times.slice(20)
}

async function startPayment(url: string, token: string, n: number): Promise<string> {
  const answer = await fetch(`${url}/v1/mobile-money/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-mock-world': WORLD },
    body: JSON.stringify({ amount: 12_000, phone: '255700000001', checkoutId: `bench-${n}` }),
  })
  const { referenceId } = (await answer.json()) as { referenceId?: string }
  if (referenceId === undefined) throw new Error(`the start was answered ${answer.status}`)
  return referenceId
}

async function ofPlain(): Promise<number[]> {
  const plain = await startPlain()
  const socket = await open(plain.url, {})
  const times: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const received = next(socket, 'said')
    const say = () => fetch(`${plain.url}/emit`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"n":${n}}` })
    times.push(await timed(() => Promise.all([received, say()])))
  }
  socket.disconnect()
  plain.stop()
  return times.slice(20)
}

const next = (socket: Socket, event: string) => new Promise<void>((resolve) => socket.once(event, () => resolve()))

async function open(url: string, options: object): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, ...options })
  await next(socket, 'connect')
  return socket
}
