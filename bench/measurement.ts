import type { Browser } from '@playwright/test'

export interface Result {
  /** The register row or the issue that sets the limit. */
  readonly row: string
  readonly what: string
  readonly value: number
  readonly limit: number
  /** True if the limit is a minimum instead of a maximum. */
  readonly atLeast?: boolean
  /** The value computed from the mock's CPU time, which other processes don't affect. */
  readonly cpu?: number | undefined
  readonly unit: 'ms' | '×' | '/s' | '/min' | 'MB' | 'kB' | '' | 'cards' | 'lines'
  /** The value of a simple version of the same work, measured at the same time. The ratio is comparable between machines (PERF-001). */
  readonly baseline?: { readonly what: string; readonly value: number }
  /**
   * A value of up to this many times the baseline is accepted, even above the limit. On a slow machine the same build opens a thread in
   * 140 ms in one hour and in 180 ms in another.
   */
  readonly mostTimesBaseline?: number
  /** A remark for the reader, which is not compared with a limit. */
  readonly note?: string
}

/** The tools of a measurement: a mock, a mock that serves the built app, and a browser. Each is started at its first use. */
export interface Bench {
  readonly url: () => Promise<string>
  /** Returns the CPU time that the mock has used so far, in ms, or null if the system does not report it. */
  readonly cpu: () => number | null
  readonly site: () => Promise<string>
  readonly browser: () => Promise<Browser>
}

export type Measurement = (bench: Bench) => Promise<Result[]>

export const isMissed = ({ value, limit, atLeast = false }: Result): boolean => (atLeast ? value < limit : value > limit)

/** Returns whether a limit is missed in a way that a busy machine does not explain: in CPU time too, and relative to the baseline. */
export const isMissedOnBusyMachine = (result: Result): boolean =>
  isMissed(result) && (result.cpu === undefined || isMissed({ ...result, value: result.cpu })) && !isNearBaseline(result)

const isNearBaseline = ({ value, baseline, mostTimesBaseline }: Result): boolean =>
  baseline !== undefined && mostTimesBaseline !== undefined && value <= mostTimesBaseline * baseline.value

export const median = (values: readonly number[]): number => percentile(values, 50)

/** Returns a percentile by the nearest rank. The median of an even number of values is the mean of the middle two. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (percent / 100) * sorted.length
  const above = sorted[Math.min(Math.floor(place), sorted.length - 1)] ?? 0
  return percent === 50 && Number.isInteger(place) ? (above + (sorted[place - 1] ?? above)) / 2 : (sorted[Math.ceil(place) - 1] ?? above)
}

/** Returns how long the work took, in ms of real time. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/** Returns the durations of `times` runs in ms, after five warm-up runs. */
export async function repeated(times: number, work: () => Promise<unknown>): Promise<number[]> {
  for (let i = 0; i < 5; i++) await work()
  const values: number[] = []
  for (let i = 0; i < times; i++) values.push(await timed(work))
  return values
}
