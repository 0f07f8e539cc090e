import * as z from 'zod/mini'
import { IsoTime } from '../rules/fields.ts'
import { CONTROL_PATH, type ControlCall } from './controlCall.ts'

/** Where a page follows the clock of its world: a websocket. */
export const CLOCK_STREAM = `${CONTROL_PATH}/clock/stream`

/** How a world's clock runs: with the real one, `times` faster, or not at all; `at` is where it was first frozen, ms since epoch. */
export const ClockMode = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('real') }),
  z.object({ kind: z.literal('fast'), times: z.number() }),
  z.object({ kind: z.literal('frozen'), at: z.optional(z.number()) }),
])
export type ClockMode = z.infer<typeof ClockMode>

const Moment = IsoTime.check(z.refine((text) => !Number.isNaN(Date.parse(text))))
/** A mode as it is asked for: `at` is ISO text here. */
export const ClockChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('real') }),
  z.strictObject({ kind: z.literal('fast'), times: z.number().check(z.positive(), z.maximum(10_000)) }),
  z.strictObject({ kind: z.literal('frozen'), at: z.optional(Moment) }),
])
export type ClockChoice = z.input<typeof ClockChoice>

/** What every open page is told over the clock's stream. */
export const ClockReading = z.object({ now: z.string(), mode: ClockMode })
export const WorldClock = z.extend(ClockReading, { pending: z.array(z.object({ id: z.string(), due: z.string(), name: z.string() })) })
export type WorldClock = z.infer<typeof WorldClock>
/** The timers that fired on the way, in order. */
export const ClockStep = z.object({ now: z.string(), fired: z.array(z.object({ due: z.string(), name: z.string() })) })

export const getClock = {
  method: 'GET',
  path: '/clock',
  about: 'Returns the time and speed of the world and the timers still to fire.',
  status: 200,
  reply: WorldClock,
} as const satisfies ControlCall
export const setClock = {
  method: 'PUT',
  path: '/clock',
  about: 'Lets the clock run in real time, some times faster, or not at all.',
  status: 200,
  body: ClockChoice,
  reply: WorldClock,
} as const satisfies ControlCall
export const advanceClock = {
  method: 'POST',
  path: '/clock/advance',
  about: 'Moves the clock on by so many milliseconds and fires what falls due.',
  status: 200,
  body: z.strictObject({ ms: z.number() }),
  reply: ClockStep,
} as const satisfies ControlCall
export const runToNextTimer = {
  method: 'POST',
  path: '/clock/next',
  about: 'Moves the clock on to the next timer and fires it.',
  status: 200,
  reply: ClockStep,
} as const satisfies ControlCall
