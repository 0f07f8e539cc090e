import type { DeliveryOption } from '#contract/order.ts'
import { dayNumber, formatDate, formatTime } from './dates.ts'
import { fill, type Texts } from './texts.ts'

/** The shortest and the longest delivery time, in hours. */
export const DELIVERY_HOURS = { standard: [24, 48], express: [3, 6] } as const
const HOUR = 3_600_000
const QUARTER = HOUR / 4

/**
 * Says when an order placed at `orderedAt` comes, as read at `now` (ms): `Before 20:30 today` for express, the days of the span for
 * standard (CHAT-169). A time is rounded up to the quarter of an hour, so that the receipt repeats what the review said.
 */
export function deliveryPromise(option: DeliveryOption, orderedAt: number, now: number, t: Texts<'checkout'>): string {
  const { promise: words } = t.checkout
  const [from, to] = DELIVERY_HOURS[option].map((hours) => Math.ceil((orderedAt + hours * HOUR) / QUARTER) * QUARTER) as [number, number]
  // Midnight is named as 24:00 of the day before it.
  const isMidnight = formatTime(to) === '00:00'
  const last = isMidnight ? to - 1 : to
  const today = dayNumber(now)
  const near = (time: number) => [words.today, words.tomorrow][dayNumber(time) - today]
  if (option === 'express')
    return fill(words.before, {
      time: isMidnight ? '24:00' : formatTime(to),
      day: near(last) ?? fill(words.on, { date: formatDay(last) }),
    })
  // On the last day of the span, only this day is named, because the first has passed.
  const days = dayNumber(last) === today ? [last] : [from, last]
  const [first = '', second] = new Set(days.map((day) => near(day) ?? formatDay(day)))
  const text = second === undefined ? first : fill(words.either, { first, second })
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Returns a date without the year: `21 Nov`. */
export const formatDay = (time: string | number): string => formatDate(time).replace(/ \d+$/, '')
