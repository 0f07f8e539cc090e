import { setWorldTime, type WorldReading } from '#web/api/time.ts'

/** Milliseconds. Readings vary with network latency, so smaller differences are ignored. */
const TOLERANCE = 250
let kept: WorldReading | null = null

/** Applies a reading of the world's clock, if it differs from the expected time. Returns whether the world's time differs from the device's. */
export function followWorld(reading: WorldReading): boolean {
  const { at, speed, readAt } = reading
  const expected = kept ? kept.at + (readAt - kept.readAt) * kept.speed : readAt
  const isKnown = speed === (kept?.speed ?? 1) && Math.abs(at - expected) <= TOLERANCE * Math.max(1, speed)
  if (!isKnown) {
    const isOurs = speed === 1 && Math.abs(at - readAt) <= TOLERANCE
    kept = isOurs ? null : reading
    setWorldTime(kept)
  }
  return kept !== null
}
