import { advanceClock, ClockChoice, ClockMode, ClockReading, ClockStep, WorldClock } from '../../control/clock.ts'
import { describeFields, describeSchema } from '../describe.ts'

const now = 'The time of the world, ISO time in UTC.'
const mode = 'How the clock runs.'
const kind = '`real` runs with the real time, `fast` faster, and `frozen` keeps its time until it is moved (QA-011).'
const timer = {
  due: 'When it fires, ISO time in UTC of the world.',
  name: 'What it does, such as `payment RF-8JVZP9QREN expires`.',
}

describeFields(ClockMode, {
  kind,
  times: 'How many times as fast as real time, more than 0 and at most 10,000. Only with `fast`.',
  at: 'The time it was frozen at, in ms since the epoch. Only with `frozen`; missing if it was frozen at the time it had.',
})
describeFields(ClockChoice, {
  kind,
  times: 'How many times as fast as real time, more than 0 and at most 10,000. Only with `fast`.',
  at: 'The time to freeze at, ISO time in UTC, not before now. Only with `frozen`; if missing, the clock stops at once.',
})
describeFields(ClockReading, { now, mode })
describeFields(WorldClock, { now, mode, pending: 'The timers to come, the next one first.' })
describeFields(WorldClock.shape.pending, { ...timer, id: 'The id of the timer in this world.' })
describeSchema(ClockStep, 'The new time, and what happened on the way there (QA-012).')
describeFields(ClockStep, { now, fired: 'The timers that fired on the way, in this order.' })
describeFields(ClockStep.shape.fired, { ...timer, due: 'When it fired, ISO time in UTC of the world.' })
describeFields(advanceClock.body, { ms: 'How far to move the clock, in ms from 0. It ends with the year 9999 (QA-012).' })
