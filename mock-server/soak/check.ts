import fc from 'fast-check'
import { anyOrder } from './anyOrder.ts'
import { conservation } from './conservation.ts'
import { apart, repeatable, restored } from './isolation.ts'

export const properties = { conservation, anyOrder, apart, repeatable, restored } as const
export type PropertyName = keyof typeof properties

export interface CheckOptions {
  readonly runs: number
  /** The random seed. If undefined, each check tries new random steps, to search for bugs; tests need a fixed seed. */
  readonly seed: number | undefined
  /** The path of a failed run, as printed by fast-check. */
  readonly path?: string | undefined
}

/** Checks a property. If it fails, throws the reason, the shortest failing steps, and the command that replays them (QA-042). */
export async function check<T>(name: PropertyName, property: fc.IAsyncProperty<T>, { runs, seed, path }: CheckOptions): Promise<void> {
  const found = await fc.check(property, { numRuns: runs, ...(seed !== undefined && { seed }), ...(path !== undefined && { path }) })
  if (!found.failed) return
  const replay = `npm run soak -- --property ${name} --seed ${found.seed} --path "${found.counterexamplePath ?? ''}"`
  const why = found.errorInstance instanceof Error ? found.errorInstance.message : String(found.errorInstance)
  throw new Error(`${why}\n\n${fc.defaultReportMessage(found)}\n\nReplay: ${replay}`)
}
