import { type ClockMode } from '#contract/control/clock.ts'

/** One reading of the world's clock, and when it was made by ours. */
export interface Reading {
  readonly now: number
  readonly mode: ClockMode
  readonly readAt: number
}

/** The world's time now: between two readings it goes on at its own speed, and a frozen one stands still (QA-011). */
export function worldTimeAt(reading: Reading, now: number): number {
  const speed = reading.mode.kind === 'frozen' ? 0 : reading.mode.kind === 'fast' ? reading.mode.times : 1
  return Math.floor(reading.now + Math.max(0, now - reading.readAt) * speed)
}
