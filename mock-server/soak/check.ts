import fc from 'fast-check'
import { anyOrder } from './anyOrder.ts'
import { apart, repeatable, restored } from './apart.ts'
import { conservation } from './conservation.ts'

export const properties = { conservation, anyOrder, apart, repeatable, restored } as const
export type PropertyName = keyof typeof properties

export interface CheckOptions {
  readonly runs: number
  /** undefined tries others in each run: for a search, not for a test. */
  readonly seed: number | undefined
  /** Of a failed run, as it was printed. */
  readonly path?: string | undefined
}

/** Throws what broke, the shortest steps that break it, and the command which replays them (QA-042). */
export async function check<T>(name: PropertyName, property: fc.IAsyncProperty<T>, { runs, seed, path }: CheckOptions): Promise<void> {
  const found = await fc.check(property, { numRuns: runs, ...(seed !== undefined && { seed }), ...(path !== undefined && { path }) })
  if (!found.failed) return
  const replay = `npm run soak -- --property ${name} --seed ${found.seed} --path "${found.counterexamplePath ?? ''}"`
  const why = found.errorInstance instanceof Error ? found.errorInstance.message : String(found.errorInstance)
  throw new Error(`${why}\n\n${fc.defaultReportMessage(found)}\n\nReplay: ${replay}`)
}
