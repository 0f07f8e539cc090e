import { textsNow } from './texts.ts'

/** Dar es Salaam keeps UTC+3 all year. */
const OFFSET = 3 * 3_600_000

/** `21 Nov 2026`, in Tanzanian time (I18N-009). */
export function formatDate(iso: string | number): string {
  const date = inTanzania(iso)
  return date ? `${date.getUTCDate()} ${textsNow().common.months[date.getUTCMonth()]} ${date.getUTCFullYear()}` : ''
}

/** `14:05`, never the Swahili six-hour clock. */
export function formatTime(iso: string | number): string {
  const date = inTanzania(iso)
  return date ? `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}` : ''
}

/** `21 Nov 2026, 14:05`. */
export function formatDateTime(iso: string | number): string {
  const date = formatDate(iso)
  return date === '' ? '' : `${date}, ${formatTime(iso)}`
}

/** Returns the Tanzanian day of a time as `2026-11-21`, or '' if the time can't be parsed. */
export const dayOf = (iso: string | number): string => inTanzania(iso)?.toISOString().slice(0, 10) ?? ''

const DAY = 24 * 3_600_000
/** Returns the Tanzanian day of a time as a number of days since 1970. It is quick enough to be called for many times. */
export const dayNumber = (at: number): number => Math.floor((at + OFFSET) / DAY)

function inTanzania(iso: string | number): Date | null {
  const time = typeof iso === 'number' ? iso : Date.parse(iso)
  return Number.isFinite(time) ? new Date(time + OFFSET) : null
}

const pad = (n: number) => String(n).padStart(2, '0')
