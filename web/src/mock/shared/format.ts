import { dayOf, formatDateTime, formatTime } from '#web/i18n/dates.ts'

/** Formats remaining seconds as `4:05`, at least `0:00`. */
export function countdown(seconds: number): string {
  const left = Math.max(0, seconds)
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}

/** Returns the whole seconds until a time, rounded up, at least 0. */
export const secondsUntil = (moment: string | number, now: number): number =>
  Math.max(0, Math.ceil(((typeof moment === 'number' ? moment : Date.parse(moment)) - now) / 1_000))

/** Formats a time as `14:05:09`, in Tanzanian time. */
export function clockTime(moment: string | number): string {
  const minutes = formatTime(moment)
  return minutes === '' ? '' : `${minutes}:${String(new Date(moment).getUTCSeconds()).padStart(2, '0')}`
}

/** Formats a time as `14:05` if it is today, otherwise as `21 Nov 2026, 14:05`. */
export const messageTime = (moment: string, now: number): string =>
  dayOf(moment) === dayOf(now) ? formatTime(moment) : formatDateTime(moment)

/** Formats a code as `482 093`. */
export const groupCode = (code: string): string => code.replace(/^(\d{3})(\d{3})$/, '$1 $2')
