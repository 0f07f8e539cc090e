import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/control/clock.ts'
import { refuse } from '../http/httpProblem.ts'
import type { FiredTimer } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'

/** The latest time a clock can have, because ISO years have four digits. */
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

export const modeOf = (choice: calls.ClockChoice): calls.ClockMode => {
  if (choice.kind !== 'frozen') return choice
  return choice.at === undefined ? { kind: 'frozen' } : { kind: 'frozen', at: Date.parse(choice.at) }
}

/** Registers the control calls of the virtual clock (QA-011, QA-012). */
export async function clockControl(app: FastifyInstance): Promise<void> {
  control(app, calls.getClock, ({ world }) => viewClock(world))
  control(app, calls.advanceClock, async ({ world, body }) => {
    if (!(body.ms >= 0)) refuse(400, 'clock_backwards', { fields: { ms: 'clock_backwards' } })
    if (world.clock.now() + body.ms > LAST) refuse(400, 'clock_too_far', { fields: { ms: 'clock_too_far' } })
    return viewStep(world, await world.clock.advance(body.ms))
  })
  control(app, calls.runToNextTimer, async ({ world }) => viewStep(world, await world.clock.runToNext()))
  control(app, calls.setClock, ({ world, body }) => {
    const mode = modeOf(body)
    if (mode.kind === 'frozen' && mode.at !== undefined && mode.at < world.clock.now())
      refuse(400, 'clock_backwards', { fields: { at: 'clock_backwards' } })
    world.clock.set(mode)
    return viewClock(world)
  })
}

const viewTimers = (timers: readonly FiredTimer[]) => timers.map(({ due, name }) => ({ due: new Date(due).toISOString(), name }))
const viewStep = ({ clock }: World, fired: FiredTimer[]) => ({ now: clock.iso(), fired: viewTimers(fired) })
const viewClock = ({ clock }: World): calls.WorldClock => ({
  now: clock.iso(),
  mode: clock.mode(),
  pending: clock.pending().map(({ id, due, name }) => ({ id, due: new Date(due).toISOString(), name })),
})
