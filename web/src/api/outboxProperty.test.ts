// @vitest-environment jsdom
import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createOutbox, type OutboxItem, type Outcome } from './outbox.ts'

// All tabs share this lock. Unlike the real one, which has its own test, it does not wait 30 ms.
vi.mock('./storage/locks.ts', () => {
  const tails = new Map<string, Promise<unknown>>()
  return {
    withLock: (name: string, fn: () => unknown) => {
      const mine = (tails.get(name) ?? Promise.resolve()).then(fn, fn)
      tails.set(name, mine)
      return mine
    },
  }
})
// Nothing is retried automatically: the test decides when to send again (`flush`).
vi.mock('./time.ts', () => {
  let clock = 0
  return { now: () => ++clock, afterInWorld: () => () => {} }
})
beforeEach(() => localStorage.clear())

const STEPS = ['processing', 'shipping', 'delivered'] as const
type Item = OutboxItem<{ to: string }>
const TabClosed = new Error('the tab was closed')

/** A server that accepts only the next step of an order. A repeated key gets the first response again. */
function createServer() {
  const reached = new Map<string, number>()
  const answered = new Map<string, Outcome>()
  const accepted: Item[] = []
  const step = (lane: string) => reached.get(lane) ?? -1
  const handle = (item: Item): Outcome => {
    const before = answered.get(item.id)
    if (before !== undefined) return before
    const isNext = STEPS[step(item.lane) + 1] === item.body.to
    if (isNext) {
      reached.set(item.lane, step(item.lane) + 1)
      accepted.push(item)
    }
    const outcome = isNext ? 'done' : ({ refused: 'The seller was faster' } as const)
    answered.set(item.id, outcome)
    return outcome
  }
  /** The seller makes the next move. */
  const overtake = (lane: string) => {
    if (step(lane) < STEPS.length - 1) reached.set(lane, step(lane) + 1)
  }
  return { handle, overtake, accepted, answered, step }
}

type Trouble = 'none' | 'requestLost' | 'answerLost' | 'unclear' | 'closedBefore' | 'closedAfter'
type Command =
  | { do: 'tap'; tab: number; lane: string }
  | { do: 'flush'; tab: number; trouble: Trouble }
  | { do: 'overtake'; lane: string }
  | { do: 'session'; person: string | null }
  | { do: 'reload'; tab: number }
const lane = fc.constantFrom('order-1', 'order-2')
const tab = fc.constantFrom(0, 1)
const trouble = fc.constantFrom<Trouble>('none', 'requestLost', 'answerLost', 'unclear', 'closedBefore', 'closedAfter')
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('tap' as const), tab, lane }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('flush' as const), tab, trouble }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('overtake' as const), lane }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('session' as const), person: fc.constantFrom(null, 'hamisi', 'fatma') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
)

function createDevice(server: ReturnType<typeof createServer>) {
  let person: string | null = 'hamisi'
  const troubles: Trouble[] = []
  const sendersOf: (string | null)[] = []
  const open = () => {
    let isClosed = false
    const box = createOutbox({
      name: 'moves',
      body: z.object({ to: z.string() }),
      ownerNow: () => person,
      send: async (item): Promise<Outcome> => {
        sendersOf.push(person === item.owner ? person : null)
        const now = troubles.shift() ?? 'none'
        if (now === 'closedBefore') {
          isClosed = true
          throw TabClosed
        }
        await Promise.resolve()
        if (now === 'requestLost') return 'offline'
        const outcome = server.handle(item)
        await Promise.resolve()
        if (now === 'closedAfter') {
          isClosed = true
          throw TabClosed
        }
        if (now === 'answerLost') return 'offline'
        return now === 'unclear' ? { failed: 'busy' } : outcome
      },
    })
    return { box, isClosed: () => isClosed }
  }
  const tabs = [open(), open()]
  const tabAt = (at: number) => {
    const found = tabs[at]
    if (found && !found.isClosed()) return found.box
    const fresh = open()
    tabs[at] = fresh
    return fresh.box
  }
  return {
    tabAt,
    reload: (at: number) => void (tabs[at] = open()),
    signIn: (next: string | null) => (person = next),
    who: () => person,
    prepare: (next: Trouble) => troubles.push(next),
    calm: () => troubles.splice(0),
    sendersOf,
  }
}

const flushed = (box: { flush: () => Promise<void> }) =>
  box.flush().catch((error: unknown) => {
    if (error !== TabClosed) throw error
  })

test('[TRAN-003][TRAN-005] with random taps, networks, tabs and sessions each accepted change is made once, in order, and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 24 }), async (commands) => {
      localStorage.clear()
      const server = createServer()
      const device = createDevice(server)
      const tapped: Item[] = []
      const underWay: Promise<void>[] = []
      for (const one of commands) {
        if (one.do === 'tap') {
          const owner = device.who()
          const box = device.tabAt(one.tab)
          // The screen offers the step that follows the server's status and the waiting taps.
          const waiting = box.useItems.getState().filter((item) => item.lane === one.lane && item.refused === undefined)
          const to = STEPS[Math.max(server.step(one.lane) + 1, ...waiting.map(({ body }) => STEPS.indexOf(body.to as never) + 1))]
          if (owner !== null && to !== undefined) tapped.push(box.add({ owner, lane: one.lane, body: { to } }))
        } else if (one.do === 'flush') {
          device.prepare(one.trouble)
          underWay.push(flushed(device.tabAt(one.tab)))
        } else if (one.do === 'overtake') server.overtake(one.lane)
        else if (one.do === 'session') device.signIn(one.person)
        else {
          await Promise.all(underWay)
          device.reload(one.tab)
        }
        await Promise.resolve()
      }
      await Promise.all(underWay)
      device.calm()
      for (const person of ['hamisi', 'fatma']) {
        device.signIn(person)
        await flushed(device.tabAt(0))
      }

      const at = (item: Item) => tapped.findIndex(({ id }) => id === item.id)
      expect(device.sendersOf).not.toContain(null)
      // The server accepts each change once. A person's changes to one delivery arrive in the order of the taps.
      expect(new Set(server.accepted.map(({ id }) => id)).size).toBe(server.accepted.length)
      for (const id of ['order-1', 'order-2'])
        for (const owner of ['hamisi', 'fatma']) {
          const order = server.accepted.filter((item) => item.lane === id && item.owner === owner).map(at)
          expect(order).toEqual(order.toSorted((a, b) => a - b))
        }
      // No tap is lost: the server responded to it, or it followed a refused one.
      expect((Object.values(localStorage) as string[]).filter((text) => !text.includes('"refused"'))).toEqual([])
      for (const item of tapped) {
        if (server.answered.has(item.id)) continue
        const before = tapped.slice(0, at(item)).filter((one) => one.lane === item.lane && one.owner === item.owner)
        expect(before.some(({ id }) => typeof server.answered.get(id) === 'object')).toBe(true)
      }
    }),
    { numRuns: 1_000, seed: 20_261_122 },
  )
})
