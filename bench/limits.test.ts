import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, runMock } from '../scripts/run/mock.ts'
import { openBrowser } from './browser/openBrowser.ts'
import { cpuOf } from './cpu.ts'
import { isMissedBesideOthers, type Measurement } from './measurement.ts'
import { callback } from './measurements/callback.ts'
import { listPage } from './measurements/listPage.ts'
import { mockReady } from './measurements/mockReady.ts'
import { thread } from './measurements/thread.ts'
import { throughput } from './measurements/throughput.ts'
import { understanding } from './measurements/understanding.ts'

const MINUTE = 60_000
/** Whatever else the machine does can only slow a round down: the best of them is the mock's own. */
const ROUNDS = 3
const BUILT = resolve(import.meta.dirname, '../dist/web')
let mock: ChildProcess
let browser: Promise<Browser> | undefined
let url: Promise<string>
beforeAll(() => {
  // Vitest switches the compile cache off for all that it starts; nobody else does.
  delete process.env['NODE_DISABLE_COMPILE_CACHE']
  mock = runMock(['--port', '0', '--web', BUILT], { stdio: ['ignore', 'pipe', 'pipe'] })
  url = addressOf(mock)
})
afterAll(async () => {
  await (await browser)?.close()
  mock.kill()
})

/** What every round missed; the first good one ends it. */
async function missed(measure: Measurement): Promise<string[]> {
  const told: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const results = await measure({ url: () => url, cpu: () => cpuOf(mock), site: () => url, browser: () => (browser ??= openBrowser()) })
    expect(results.length).toBeGreaterThan(0)
    const slow = results.filter(isMissedBesideOthers)
    if (slow.length === 0) return []
    for (const { what, value, cpu, limit, baseline } of slow)
      told.push(`${what}: ${value}, by CPU time ${cpu}, limit ${limit}, ${baseline?.what} ${baseline?.value}`)
  }
  return told
}

test('[PERF-019] the mock is ready in under 1 s from its start', { timeout: MINUTE }, async () => {
  expect(await missed(mockReady)).toEqual([])
})

test('[PERF-021] a page of 100,000 products takes at most twice that of 1,000, searched or not', { timeout: MINUTE }, async () => {
  expect(await missed(listPage)).toEqual([])
})

test('[PERF-022] at least 5,000 requests a second with the journal on', { timeout: MINUTE }, async () => {
  expect(await missed(throughput)).toEqual([])
})

test('[PERF-023] a callback is in the socket 20 ms after the clock step, 99 times of 100', { timeout: MINUTE }, async () => {
  expect(await missed(callback)).toEqual([])
})

test('[PERF-016][PERF-017][PERF-018] a thread of 2,000 entries opens in 150 ms, takes one more in 50 ms and mounts 150 cards at most', {
  timeout: MINUTE,
}, async () => {
  expect(await missed(thread)).toEqual([])
})

test('[CHAT-048] a warm parser takes at most 5 ms for any line of the corpus', { timeout: MINUTE }, async () => {
  expect(await missed(understanding)).toEqual([])
})
