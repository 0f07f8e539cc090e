import type { ChildProcess } from 'node:child_process'
import { expect, test } from 'vitest'
import { cpuOf } from './cpu.ts'
import { isMissed, isMissedOnBusyMachine, median, percentile } from './measurement.ts'

test('a limit is a maximum, or a minimum with atLeast', () => {
  const result = { row: 'PERF-020', what: 'reset', limit: 5, unit: 'ms' } as const
  expect([4, 5, 6].map((value) => isMissed({ ...result, value }))).toEqual([false, false, true])
  expect([4, 5, 6].map((value) => isMissed({ ...result, value, atLeast: true }))).toEqual([true, false, false])
})

test('the median is the middle value, and the 99th percentile excludes the worst of a hundred', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7])
  const hundred = Array.from({ length: 100 }, (_, n) => n + 1)
  expect([percentile(hundred, 99), percentile(hundred.slice(0, 10), 99)]).toEqual([99, 10])
})

test('on a busy machine a limit is missed only if the mock’s own CPU time misses it too', () => {
  const slow = { row: 'PERF-019', what: 'ready', limit: 1_000, unit: 'ms', value: 1_500 } as const
  expect([undefined, 1_200, 600].map((cpu) => isMissedOnBusyMachine({ ...slow, cpu }))).toEqual([true, true, false])
  expect(isMissedOnBusyMachine({ ...slow, value: 900, cpu: 1_200 })).toBe(false)
})

test('on a slow machine a limit is missed only if the value is also far above the baseline', () => {
  const slow = { row: 'PERF-016', what: 'a thread opens', limit: 150, unit: 'ms', value: 180, mostTimesBaseline: 5 } as const
  const withBaseline = (plain: number) => ({ ...slow, baseline: { what: 'plain rows', value: plain } })
  expect([30, 45].map((plain) => isMissedOnBusyMachine(withBaseline(plain)))).toEqual([true, false])
  expect(isMissedOnBusyMachine(slow)).toBe(true)
  expect(isMissed(withBaseline(45))).toBe(true)
})

test.runIf(process.platform === 'linux')('CPU time is that of the process: work adds to it, and one that is gone has none', () => {
  const own = { pid: process.pid } as ChildProcess
  const before = cpuOf(own) ?? Number.NaN
  const since = process.cpuUsage()
  while (process.cpuUsage(since).user < 100_000) Math.sqrt(2)
  expect((cpuOf(own) ?? 0) - before).toBeGreaterThanOrEqual(80)
  expect(cpuOf({ pid: 2 ** 30 } as ChildProcess)).toBeNull()
})
