import * as z from 'zod/mini'
import { IsoTime } from '../rules/fields.ts'
import { CONTROL_PATH, type ControlCall } from './controlCall.ts'

/** The websocket that sends the clock of a world to its open pages. */
export const CLOCK_STREAM = `${CONTROL_PATH}/clock/stream`

/** How a world's clock runs: in real time, `times` as fast, or frozen. `at` is the time it was frozen at, in ms since the epoch. */
export const ClockMode = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('real') }),
  z.object({ kind: z.literal('fast'), times: z.number() }),
  z.object({ kind: z.literal('frozen'), at: z.optional(z.number()) }),
])
export type ClockMode = z.infer<typeof ClockMode>

const Moment = IsoTime.check(z.refine((text) => !Number.isNaN(Date.parse(text))))
/** A clock mode in a request. Here `at` is ISO text. */
export const ClockChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('real') }),
  z.strictObject({ kind: z.literal('fast'), times: z.number().check(z.positive(), z.maximum(10_000)) }),
  z.strictObject({ kind: z.literal('frozen'), at: z.optional(Moment) }),
])
export type ClockChoice = z.input<typeof ClockChoice>

/** The message that the clock's websocket sends to every open page. */
export const ClockReading = z.object({ now: z.string(), mode: ClockMode })
export const WorldClock = z.extend(ClockReading, { pending: z.array(z.object({ id: z.string(), due: z.string(), name: z.string() })) })
export type WorldClock = z.infer<typeof WorldClock>
/** The new time, and the timers that fired while the clock moved there, in order. */
export const ClockStep = z.object({ now: z.string(), fired: z.array(z.object({ due: z.string(), name: z.string() })) })

export const getClock = {
  method: 'GET',
  path: '/clock',
  about: 'Returns the time and speed of the world’s clock and the pending timers.',
  status: 200,
  reply: WorldClock,
} as const satisfies ControlCall
export const setClock = {
  method: 'PUT',
  path: '/clock',
  about: 'Runs the clock in real time or faster, or stops it.',
  status: 200,
  body: ClockChoice,
  reply: WorldClock,
} as const satisfies ControlCall
export const advanceClock = {
  method: 'POST',
  path: '/clock/advance',
  about: 'Moves the clock forward by some milliseconds and fires the timers that are due.',
  status: 200,
  body: z.strictObject({ ms: z.number() }),
  reply: ClockStep,
} as const satisfies ControlCall
export const runToNextTimer = {
  method: 'POST',
  path: '/clock/next',
  about: 'Moves the clock forward to the next timer and fires it.',
  status: 200,
  reply: ClockStep,
} as const satisfies ControlCall
