import type { Browser } from '@playwright/test'

export interface Result {
  /** Of the register, or of the issue where it has none. */
  readonly row: string
  readonly what: string
  readonly value: number
  readonly limit: number
  /** Whether the limit is the most or the least allowed. */
  readonly atLeast?: boolean
  /** The same by the CPU time of the mock alone: what counts where others hold the cores. */
  readonly cpu?: number | undefined
  readonly unit: 'ms' | '×' | '/s' | '/min' | 'MB' | 'kB' | '' | 'cards' | 'lines'
  /** The same work done plainly, on the same machine in the same minute; the ratio to it outlives the machine (PERF-001). */
  readonly baseline?: { readonly what: string; readonly value: number }
  /** So many times the baseline is within the limit on a slow machine, too: the same build opens a thread in 140 ms in one hour and in 180 in another. */
  readonly mostTimesBaseline?: number
  /** What else should be known, without a limit. */
  readonly note?: string
}

/** What a measurement may use: a running mock, one that serves the built app, and a browser; each begins when first asked for. */
export interface Bench {
  readonly url: () => Promise<string>
  /** CPU time that this mock has taken so far, in ms; null where the machine does not tell. */
  readonly cpu: () => number | null
  readonly site: () => Promise<string>
  readonly browser: () => Promise<Browser>
}

export type Measurement = (bench: Bench) => Promise<Result[]>

export const isMissed = ({ value, limit, atLeast = false }: Result): boolean => (atLeast ? value < limit : value > limit)

/** Missed also where nothing else is counted than the mock's own work, and beside the same work done plainly: a limit for a machine that others use too. */
export const isMissedBesideOthers = (result: Result): boolean =>
  isMissed(result) && (result.cpu === undefined || isMissed({ ...result, value: result.cpu })) && !isNearBaseline(result)

const isNearBaseline = ({ value, baseline, mostTimesBaseline }: Result): boolean =>
  baseline !== undefined && mostTimesBaseline !== undefined && value <= mostTimesBaseline * baseline.value

export const median = (values: readonly number[]): number => percentile(values, 50)

/** By the nearest rank; the median of an even number of values is the mean of the middle two. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (percent / 100) * sorted.length
  const above = sorted[Math.min(Math.floor(place), sorted.length - 1)] ?? 0
  return percent === 50 && Number.isInteger(place) ? (above + (sorted[place - 1] ?? above)) / 2 : (sorted[Math.ceil(place) - 1] ?? above)
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
