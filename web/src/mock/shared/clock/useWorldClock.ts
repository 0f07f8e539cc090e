import { getClock, type WorldClock as WorldClockReply } from '#contract/control/clock.ts'
import { now, useNow } from '#web/api/time.ts'
import { control } from '../../control.ts'
import { usePolled } from '../usePolled.ts'
import { type Reading, worldTimeAt } from './worldTime.ts'

export interface WorldClock {
  reading: (Reading & Pick<WorldClockReply, 'pending'>) | null
  error: unknown
  refresh: () => void
}

/** Reads the world's clock every second. */
export function useWorldClock(): WorldClock {
  const { data, error, refresh } = usePolled(readClock)
  return { reading: data, error, refresh }
}

/** Returns the world's current time in milliseconds; updates twice a second, so that no second is skipped. */
export function useWorldTime(reading: Reading | null): number {
  const ours = useNow(500)
  return reading ? worldTimeAt(reading, Math.max(ours, reading.readAt)) : ours
}

async function readClock(signal: AbortSignal) {
  const { now: moment, mode, pending } = await control(getClock, { signal })
  return { now: Date.parse(moment), mode, pending, readAt: now() }
}
