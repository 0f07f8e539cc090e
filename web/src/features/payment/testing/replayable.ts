/**
 * So many random runs; a failing one prints its `seed` and `path`, and
 * `SEED=… RUN_PATH=… npm run unit -- web/src/features/payment -t "title"` replays just that one.
 */
export function replayable(numRuns: number): { numRuns: number; seed?: number; path?: string; endOnFailure?: true } {
  const { SEED: seed, RUN_PATH: path } = process.env
  return { numRuns, ...(seed && { seed: Number(seed) }), ...(path && { path, endOnFailure: true as const }) }
}
