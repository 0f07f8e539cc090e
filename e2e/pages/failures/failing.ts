import type { CallName } from '#contract/calls.ts'
import { addFault, type FaultOrder } from '#contract/control/faults/faults.ts'
import { type ShapeName, setShapes } from '#contract/control/shapes.ts'
import type { World } from '../../world/world.ts'

/** Makes the next calls fail without a message, so that the page shows its own error text. */
export async function failing(world: World, method: FaultOrder['method'], path: string, times = 1): Promise<void> {
  world.expectConsole(/Failed to load resource/)
  await world.control.send(addFault, { body: { method, path, status: 500, empty: true, times } })
}

/** The message that the mock sends for a fault. */
export const FAULT = 'A test fault made this call fail.'

/** Makes the next call fail with a server message, which the page shows instead of its own text (GEN-024). */
export async function failingWithMessage(world: World, method: FaultOrder['method'], path: string): Promise<void> {
  world.expectConsole(/Failed to load resource/)
  await world.control.send(addFault, { body: { method, path, status: 500, times: 1 } })
}

/** Makes the responses of a call use these shapes (QA-034). */
export async function shaped(world: World, call: CallName, ...shapes: ShapeName[]): Promise<void> {
  await world.control.send(setShapes, { body: { call, shapes } })
}
