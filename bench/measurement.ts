import type { Browser } from '@playwright/test'

export interface Result {
  /** Of the register. */
  readonly row: string
  readonly what: string
  readonly value: number
  readonly limit: number
  readonly unit: 'ms'
  /** The same work done plainly, on the same machine in the same minute; the ratio to it outlives the machine (PERF-001). */
  readonly baseline: { readonly what: string; readonly value: number }
}

/** What a measurement may use: the running mock with the built app, and a browser opened when first asked for. */
export interface Bench {
  readonly url: string
  readonly browser: () => Promise<Browser>
}

export type Measurement = (bench: Bench) => Promise<Result[]>

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? (sorted[Math.floor(middle)] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Milliseconds of real time. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/** `times` measurements after a few that only warm up. */
export async function repeated(times: number, work: () => Promise<unknown>): Promise<number[]> {
  for (let i = 0; i < 5; i++) await work()
  const values: number[] = []
  for (let i = 0; i < times; i++) values.push(await timed(work))
  return values
}
