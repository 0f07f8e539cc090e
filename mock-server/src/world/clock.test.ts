import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Clock, createClock, type FiredTimer } from './clock.ts'

const T0 = Date.parse('2026-11-20T06:00:00.000Z')
let fired: string[]
const timer = (name: string) => ({ name, fire: () => void fired.push(name) })
const names = (timers: FiredTimer[]) => timers.map(({ name }) => name)
const frozen = (): Clock => createClock({ kind: 'frozen', at: T0 })

beforeEach(() => {
  fired = []
  vi.useFakeTimers({ now: T0 })
})
afterEach(() => vi.useRealTimers())

test('[QA-011] a frozen clock stops, a fast one runs k times faster, a real one follows real time', () => {
  const clock = frozen()
  vi.advanceTimersByTime(5_000)
  expect(clock.now()).toBe(T0)
  clock.set({ kind: 'fast', times: 60 })
  vi.advanceTimersByTime(1_000)
  expect(clock.now()).toBe(T0 + 60_000)
  clock.set({ kind: 'real' })
  vi.advanceTimersByTime(1_000)
  expect(clock.now()).toBe(T0 + 61_000)
})

test('[QA-012] advance fires due timers in order, ties in order of scheduling, each at its own time, and returns their names', async () => {
  const clock = frozen()
  const seen: number[] = []
  clock.at(T0 + 30, { name: 'late', fire: () => void (fired.push('late'), seen.push(clock.now())) })
  clock.at(T0 + 10, timer('first'))
  clock.at(T0 + 10, timer('second'))
  clock.at(T0 + 31, timer('never'))
  expect(names(await clock.advance(30))).toEqual(['first', 'second', 'late'])
  expect(fired).toEqual(['first', 'second', 'late'])
  expect(seen).toEqual([T0 + 30])
  expect(clock.now()).toBe(T0 + 30)
})

test('[QA-012] a timer scheduled by another timer fires in the same step if it is due', async () => {
  const clock = frozen()
  clock.at(T0 + 10, { name: 'outer', fire: () => void clock.at(clock.now() + 10, timer('inner')) })
  expect(names(await clock.advance(20))).toEqual(['outer', 'inner'])
})

test('[QA-012] a step resolves only when slow timers are done, and steps run one after another', async () => {
  const clock = frozen()
  clock.at(T0 + 10, { name: 'slow', fire: async () => void (await Promise.resolve(), await Promise.resolve(), fired.push('slow')) })
  clock.at(T0 + 15, timer('next'))
  await Promise.all([clock.advance(10), clock.advance(5)])
  expect(fired).toEqual(['slow', 'next'])
  expect(clock.now()).toBe(T0 + 15)
})

test('[QA-012] runToNext moves to the next timer and fires all timers due then', async () => {
  const clock = frozen()
  clock.at(T0 + 120_000, timer('a'))
  clock.at(T0 + 120_000, timer('b'))
  clock.at(T0 + 120_001, timer('c'))
  expect(names(await clock.runToNext())).toEqual(['a', 'b'])
  expect(clock.now()).toBe(T0 + 120_000)
  await clock.runToNext()
  expect(await clock.runToNext()).toEqual([])
})

test('[QA-012] pending timers are listed in due order, without cancelled ones', () => {
  const clock = frozen()
  const gone = clock.at(T0 + 5, timer('gone'))
  clock.at(T0 + 20, timer('b'))
  clock.at(T0 + 10, timer('a'))
  clock.cancel(gone)
  expect(clock.pending().map(({ name, due }) => [name, due])).toEqual([
    ['a', T0 + 10],
    ['b', T0 + 20],
  ])
})

test('[QA-012] a clock never goes backwards', async () => {
  const clock = frozen()
  await expect(clock.advance(-1)).rejects.toThrow(RangeError)
  await expect(clock.advance(Number.NaN)).rejects.toThrow(RangeError)
  expect(() => clock.set({ kind: 'frozen', at: T0 - 1 })).toThrow(RangeError)
  expect(clock.now()).toBe(T0)
})

test('[QA-011] timers of a running clock fire without a step, also after a change of speed', async () => {
  const clock = createClock({ kind: 'real' })
  clock.at(T0 + 60_000, timer('a'))
  await vi.advanceTimersByTimeAsync(59_999)
  expect(fired).toEqual([])
  clock.set({ kind: 'fast', times: 10 })
  await vi.advanceTimersByTimeAsync(1)
  expect(fired).toEqual(['a'])
})

test('a timer due at once fires at once even while the clock is frozen', async () => {
  const clock = frozen()
  clock.at(T0, timer('now'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fired).toEqual(['now'])
})

test('a timer that throws is reported and stops neither the step nor other timers', async () => {
  const heard: [string, unknown][] = []
  const clock = createClock({ kind: 'frozen', at: T0 }, ({ name }, error) => void heard.push([name, error]))
  const broken = new Error('broken')
  clock.at(T0 + 1, {
    name: 'bad',
    fire: () => {
      throw broken
    },
  })
  clock.at(T0 + 2, timer('good'))
  await clock.advance(2)
  expect(heard).toEqual([
    ['bad', broken],
    ['good', undefined],
  ])
})

test('[QA-007] a stopped clock fires no timers', async () => {
  const clock = frozen()
  clock.at(T0 + 1, timer('a'))
  clock.stop()
  expect(await clock.advance(10)).toEqual([])
  expect(fired).toEqual([])
})

test('[QA-046] a restored clock continues: a frozen one at its time, a real one with the time that passed', () => {
  const still = frozen().saved()
  const running = createClock({ kind: 'real' })
  void running.advance(1_000)
  const saved = { ...running.saved() }
  vi.setSystemTime(T0 + 5_000)
  expect(createClock(still).now()).toBe(T0)
  expect(createClock(saved).now()).toBe(T0 + 5_000 + saved.ahead)
})

test('[QA-011] the clock returns whole milliseconds, even after fractions are set, advanced or scheduled', async () => {
  const clock = createClock({ mode: { kind: 'frozen' }, now: T0 + 0.5, ahead: 0 })
  const seen = [clock.now()]
  clock.at(T0 + 10.25, { name: 'between', fire: () => void seen.push(clock.now()) })
  seen.push(...(await clock.advance(20.5)).map(({ due }) => due), clock.now())
  clock.set({ kind: 'fast', times: 1.5 })
  vi.advanceTimersByTime(1)
  seen.push(clock.now(), clock.saved().now, clock.saved().ahead)
  expect(seen).toEqual(seen.map(Math.trunc))
  expect(seen[1]).toBeGreaterThanOrEqual(T0 + 10.25) // a timer must not fire before it is due
})
