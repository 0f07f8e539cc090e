import type { CallName } from '#contract/calls.ts'
import { addFault, type FaultOrder } from '#contract/control/faults/faults.ts'
import { type ShapeName, setShapes } from '#contract/control/shapes.ts'
import type { World } from '../../world/world.ts'

/** The next answers of a call are a failure without a message, so that the page shows its own words. */
export async function failing(world: World, method: FaultOrder['method'], path: string, times = 1): Promise<void> {
  world.expectConsole(/Failed to load resource/)
  await world.control.send(addFault, { body: { method, path, status: 500, empty: true, times } })
}

/** What the mock says of a fault that was ordered with its message. */
export const FAULT = 'This answer was ordered by a fault of the mock.'

/** The next answer of a call is a failure with the server's own message, which comes before the words of the call (GEN-024). */
export async function failingAloud(world: World, method: FaultOrder['method'], path: string, times = 1): Promise<void> {
  world.expectConsole(/Failed to load resource/)
  await world.control.send(addFault, { body: { method, path, status: 500, times } })
}

/** Calls of this kind take the shape named (QA-034). */
export async function shaped(world: World, call: CallName, ...shapes: ShapeName[]): Promise<void> {
  await world.control.send(setShapes, { body: { call, shapes } })
}
