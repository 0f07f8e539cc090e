import { fill, type Texts } from '#web/i18n/texts.ts'

const MINUTE = 60_000

/** Formats a duration in its two largest units: `45 min`, `3 h 12 min`, `2 d 5 h`. */
export function durationText(ms: number, { transporter: t }: Texts<'transporter'>): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE))
  const [d, h, m] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (d > 0) return fill(t.days, { d, h })
  return h > 0 ? fill(t.hours, { h, m }) : fill(t.minutes, { m })
}
