import type { ControlInput } from '#contract/control/controlCall.ts'
import { resetWorld } from '#contract/control/worlds.ts'
import { Control } from '../../e2e/world/control.ts'
import { type Measurement, median, repeated } from '../measurement.ts'

/** Measures resetting a world by a control call, as tests do. */
export const worldReset: Measurement = async ({ url }) => {
  const at = await url()
  const reset = (name: string, seed: ControlInput<typeof resetWorld>['body']) => {
    const control = new Control(at, name)
    return () => control.send(resetWorld, { params: { name }, body: seed })
  }
  const value = median(await repeated(100, reset('bench-default', { seed: 'default' })))
  const plain = median(await repeated(20, reset('bench-large', { seed: 'large', products: 1_000 })))
  return [
    { row: 'PERF-020', what: 'reset of a world', value, limit: 5, unit: 'ms', baseline: { what: 'world of 1,000 products', value: plain } },
  ]
}
