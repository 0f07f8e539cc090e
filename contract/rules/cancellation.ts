import { type Order, readStatus } from '../order.ts'

const actors = ['buyer', 'seller', 'transporter', 'system'] as const

export interface Cancellation {
  /** An ISO time; null if the server names none. */
  readonly at: string | null
  /** `unknown` if the server doesn't say. */
  readonly by: (typeof actors)[number] | 'unknown'
  /** `missing`: not everything was available. `noAnswer`: the buyer did not answer about that in time (SELL-016). */
  readonly why: 'missing' | 'noAnswer' | null
}

/** Returns when, by whom and why an order was cancelled; null if it isn't. A buyer who cancels is not asked for a reason (MON-042). */
export function cancellationOf(order: Pick<Order, 'status' | 'history' | 'shortage' | 'updatedAt'>): Cancellation | null {
  if (readStatus(order.status) !== 'cancelled') return null
  const step = order.history?.findLast(({ status }) => readStatus(status) === 'cancelled')
  const at = step?.at ?? order.updatedAt ?? null
  const by = actors.find((one) => one === step?.by)
  const answer = order.shortage?.answer
  if (answer === 'expired') return { at, by: by ?? 'system', why: 'noAnswer' }
  if (answer === 'cancelled') return { at, by: by ?? 'buyer', why: 'missing' }
  return { at, by: by ?? 'unknown', why: null }
}
