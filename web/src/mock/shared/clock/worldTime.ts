import { type ClockMode } from '#contract/control/clock.ts'

/** A reading of the world's clock, with the device's time when it was read. */
export interface Reading {
  readonly now: number
  readonly mode: ClockMode
  readonly readAt: number
}

/** Computes the world's current time from the last reading and the clock's speed, which is 0 if frozen (QA-011). */
export function worldTimeAt(reading: Reading, now: number): number {
  const speed = reading.mode.kind === 'frozen' ? 0 : reading.mode.kind === 'fast' ? reading.mode.times : 1
  return Math.floor(reading.now + Math.max(0, now - reading.readAt) * speed)
}
