import type { DeliveryOption } from '#contract/order.ts'
import { dayNumber, formatDate, formatTime } from './dates.ts'
import { fill, type Texts } from './texts.ts'

/** At the least and at the most, as the constants say them in words. */
export const DELIVERY_HOURS = { standard: [24, 48], express: [3, 6] } as const
const HOUR = 3_600_000
const QUARTER = HOUR / 4

/**
 * Says by the clock when an order placed at `orderedAt` comes, as read at `now` (ms): `Before 20:30 today` for express, both ends
 * of the span for standard (CHAT-169). A time is rounded up to the quarter of an hour, so that the receipt repeats what the review said.
 */
export function deliveryPromise(option: DeliveryOption, orderedAt: number, now: number, t: Texts<'checkout'>): string {
  const { promise: words } = t.checkout
  const [from, to] = DELIVERY_HOURS[option].map((hours) => Math.ceil((orderedAt + hours * HOUR) / QUARTER) * QUARTER) as [number, number]
  // Midnight ends the day that the buyer is thinking of.
  const isMidnight = formatTime(to) === '00:00'
  const end = { day: isMidnight ? to - 1 : to, time: isMidnight ? '24:00' : formatTime(to) }
  const near = (time: number) => [words.today, words.tomorrow][dayNumber(time) - dayNumber(now)]
  if (option === 'express')
    return fill(words.before, { time: end.time, day: near(end.day) ?? fill(words.on, { date: formatDay(end.day) }) })
  const at = (day: number, time: string) => fill(words.at, { day: near(day) ?? formatDay(day), time })
  const text = fill(words.range, { from: at(from, formatTime(from)), to: at(end.day, end.time) })
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** `21 Nov`: the year goes without saying. */
export const formatDay = (time: string | number): string => formatDate(time).replace(/ \d+$/, '')
