// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '#web/api/outbox.ts'
import { storedNames } from '#web/api/storage/device.ts'
import { signInAs } from '#web/features/payment/testing/testBench.ts'
import { setThreadOnScreen } from '#web/features/payment/threadOnScreen.ts'
import { forgetPersonal } from '#web/features/session/commands.ts'
import { MOST_WAITING, stateOf, TRIES } from './limits.ts'
import { addToOutbox, adoptWaiting, outbox, sendAgain, sendWaiting, sendWith, type WaitingItem, waitingNow } from './threadOutbox.ts'

// Replaces the lock between tabs, which has its own test, by one without delay. There are no timers: the test itself decides when to retry.
vi.mock('#web/api/storage/locks.ts', () => {
  let tail: Promise<unknown> = Promise.resolve()
  return { withLock: (_: string, fn: () => unknown) => (tail = tail.then(fn, fn)) }
})
let clock = 0
vi.mock('#web/api/time.ts', async (original) => ({ ...(await original<object>()), now: () => clock, afterInWorld: () => () => {} }))

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let isOnline = true
let answer: (item: WaitingItem) => Outcome = () => 'done'
const sent: string[] = []
const wordsOf = ({ body }: WaitingItem) => (body.kind === 'line' ? body.text : '')
const say = (text: string) => addToOutbox(`entry ${text}`, { kind: 'line', text })
const network = (on: boolean) => {
  isOnline = on
  return sendWaiting()
}

let stop = () => {}
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  signInAs(null)
  localStorage.clear()
  for (const { id } of outbox.useItems.getState()) outbox.dismiss(id)
  sent.length = 0
  answer = () => 'done'
  isOnline = false
  clock = 1_800_000_000_000
  setThreadOnScreen(true)
  stop = sendWith(async (item) => {
    sent.push(wordsOf(item))
    return answer(item)
  })
})
afterEach(() => stop())

test('[CHAT-067] lines written offline are stored and sent in order when the network is back', async () => {
  for (const words of ['bei gani sato', 'changu', 'mnaleta Mbagala']) expect(say(words)).toBe(true)
  await sendWaiting()
  expect([sent, localStorage.length]).toEqual([[], 3])
  await network(true)
  expect([sent, localStorage.length]).toEqual([['bei gani sato', 'changu', 'mnaleta Mbagala'], 0])
})

test('[CHAT-069] at most fifty items wait, and a reload keeps them', async () => {
  const all = Array.from({ length: MOST_WAITING }, (_, n) => `line ${n}`)
  expect(all.every(say)).toBe(true)
  expect([say('one too many'), waitingNow().length]).toEqual([false, 50])
  vi.resetModules()
  const after = await import('./threadOutbox.ts')
  expect(after.waitingNow().map(wordsOf)).toEqual(all)
})

test('[CHAT-069] an item is tried three times, then fails and is only sent by `Send again`', async () => {
  say('changu')
  say('sato')
  answer = (item) => (wordsOf(item) === 'changu' ? 'offline' : 'done')
  for (let attempt = 0; attempt < 5; attempt++) await network(true)
  expect(sent).toEqual(['changu', 'changu', 'changu', 'sato'])
  expect(waitingNow().map((item) => stateOf(item, clock))).toEqual(['failed'])
  answer = () => 'done'
  sendAgain(waitingNow())
  await vi.waitFor(() => expect(waitingNow()).toEqual([]))
  expect(sent.at(-1)).toBe('changu')
})

test.each([
  [HOUR, 'waiting', ['changu']],
  [HOUR + 1, 'asks', []],
  [48 * HOUR, 'asks', []],
  [48 * HOUR + 1, 'failed', []],
] as const)('[CHAT-069] after %i ms an item is %s', async (age, state, goesOut) => {
  say('changu')
  clock += age
  expect(waitingNow().map((item) => stateOf(item, clock))).toEqual([state])
  await network(true)
  expect(sent).toEqual(goesOut)
})

test('[CHAT-067] a guest’s lines go to the person who signs in; nobody else sends them, and logout removes them', async () => {
  say('changu')
  signInAs('+255712345678')
  await network(true)
  expect([sent, waitingNow()]).toEqual([[], []])
  adoptWaiting((entry) => entry === 'entry changu')
  expect(waitingNow().map(wordsOf)).toEqual(['changu'])
  signInAs('+255712345679')
  await sendWaiting()
  expect([sent, waitingNow()]).toEqual([[], []])
  signInAs('+255712345678')
  forgetPersonal()
  expect([storedNames().filter((name) => name.startsWith('outbox:')), waitingNow()]).toEqual([[], []])
})

type Command =
  | { do: 'say' | 'sendAgain' | 'remove' }
  | { do: 'network'; on: boolean }
  | { do: 'pass'; ms: number }
  | { do: 'fail'; times: number }
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ do: 'say' as const }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('network' as const), on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(MINUTE, 40 * MINUTE, 2 * HOUR, 50 * HOUR) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fail' as const), times: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.constantFrom({ do: 'sendAgain' as const }, { do: 'remove' as const }) },
)

test('[CHAT-067][CHAT-069] for any sequence of network, time and buyer actions, items are sent once, in order, and old ones only when asked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 30 }), async (commands) => {
      for (const { id } of outbox.useItems.getState()) outbox.dismiss(id)
      isOnline = false
      let [written, failing] = [0, 0]
      const [arrived, removed, wrong]: string[][] = [[], [], []]
      const isFree = (item: WaitingItem) => stateOf(item, clock) === 'waiting'
      answer = (item) => {
        const first = waitingNow().find(isFree)
        if (!isOnline || !isFree(item) || item.tries >= TRIES || first?.id !== item.id) wrong?.push(wordsOf(item))
        if (failing-- > 0) return 'offline'
        arrived?.push(wordsOf(item))
        return 'done'
      }
      for (const one of commands) {
        if (one.do === 'say') say(`${written++}`)
        else if (one.do === 'network') await network(one.on)
        else if (one.do === 'pass') clock += one.ms
        else if (one.do === 'fail') failing = one.times
        else {
          const stuck = waitingNow().find((item) => !isFree(item))
          if (stuck && one.do === 'remove') {
            removed?.push(wordsOf(stuck))
            outbox.dismiss(stuck.id)
          } else if (stuck) sendAgain([stuck])
        }
        await Promise.resolve()
      }
      failing = 0
      isOnline = true
      sendAgain(waitingNow())
      await sendWaiting()
      expect(waitingNow()).toEqual([])
      expect(wrong).toEqual([])
      const all = Array.from({ length: written }, (_, n) => `${n}`)
      expect([...(arrived ?? []), ...(removed ?? [])].toSorted((a, b) => Number(a) - Number(b))).toEqual(all)
    }),
    { numRuns: 1_000, seed: 20_261_122 },
  )
})
