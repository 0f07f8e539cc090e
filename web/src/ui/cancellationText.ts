import type { Order } from '#contract/order.ts'
import { type Cancellation, cancellationOf } from '#contract/rules/cancellation.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill } from '#web/i18n/texts.ts'

/** The parts of the sentence, in the words of one reader. */
export interface CancellationTexts {
  readonly by: Readonly<Record<Cancellation['by'], string>>
  readonly at: `${string}{time}${string}`
  readonly missing: string
  readonly noAnswer: string
}

/** Returns when, by whom and why an order was cancelled, in one sentence; null if it isn't cancelled (MON-042). */
export function cancellationText(order: Order, t: CancellationTexts): string | null {
  const cancellation = cancellationOf(order)
  if (cancellation === null) return null
  const { by, at, why } = cancellation
  return `${t.by[by]}${at === null ? '' : fill(t.at, { time: formatDateTime(at) })}${why === null ? '' : t[why]}.`
}
