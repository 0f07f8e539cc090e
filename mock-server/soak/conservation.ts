import fc from 'fast-check'
import { isMade } from './audit.ts'
import { course } from './command.ts'
import type { Host } from './host.ts'
import { run } from './run.ts'

const MOST_STEPS = 40

/** How often the runs came to what they are about; a property over nothing but refusals would prove nothing. */
export interface Tally {
  runs: number
  charges: number
  orders: number
  refunds: number
  unfinished: number
}
export const emptyTally = (): Tally => ({ runs: 0, charges: 0, orders: 0, refunds: 0, unfinished: 0 })

/** Whatever buyers, handsets, provider, network and time do in whatever order: I1 to I6, I9, I10 and I12 hold. */
export const conservation = (host: Host, tally = emptyTally()) =>
  fc.asyncProperty(course(MOST_STEPS), async (steps) => {
    const market = await host.open('run')
    try {
      const { payments, orders, unfinished } = await run(market, steps)
      const charged = payments.flatMap(({ charge }) => charge ?? [])
      tally.runs++
      tally.charges += charged.length
      tally.refunds += charged.filter(({ refundedAt }) => refundedAt !== null).length
      tally.orders += orders.filter(isMade).length
      tally.unfinished += unfinished.length
    } finally {
      await market.close()
    }
  })
