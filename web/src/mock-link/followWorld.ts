import { setWorldTime, type WorldReading } from '#web/api/time.ts'

/** Milliseconds. Readings vary with network latency, so smaller differences are ignored. */
const TOLERANCE = 250
let lastReading: WorldReading | null = null

/** Applies a reading of the world's clock, if it differs from the expected time. Returns whether the world's time differs from the device's. */
export function followWorld(reading: WorldReading): boolean {
  const { at, speed, readAt } = reading
  const expected = lastReading ? lastReading.at + (readAt - lastReading.readAt) * lastReading.speed : readAt
  const isKnown = speed === (lastReading?.speed ?? 1) && Math.abs(at - expected) <= TOLERANCE * Math.max(1, speed)
  if (!isKnown) {
    const isOurs = speed === 1 && Math.abs(at - readAt) <= TOLERANCE
    lastReading = isOurs ? null : reading
    setWorldTime(lastReading)
  }
  return lastReading !== null
}
