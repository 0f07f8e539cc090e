import { advanceClock } from '#contract/control/clock.ts'
import { clearFaults } from '#contract/control/faults/faults.ts'
import { violationsOf } from '../src/control/violations/violationsOf.ts'
import { isWaiting } from '../src/payments/payments.ts'
import { audit, type Books, readBooks } from './audit.ts'
import type { Step } from './command.ts'
import type { Market } from './market.ts'
import { perform } from './perform.ts'

const LONGEST = 700_000
/** How often each device acts at the end: to retry failed calls, and then to use their results. */
const ACTS = 3

/** Performs the steps and lets everything finish; throws at the first violation. With `watch`, also checks after each step. */
export async function run(market: Market, steps: readonly Step[], { watch = true } = {}): Promise<Books> {
  for (const [at, step] of steps.entries()) {
    await perform(market, step)
    const broken = watch ? [...violationsOf(market.world()).map(shown), ...duplicatePending(market)] : []
    if (broken.length > 0) throw new Error(`after step ${at} (${JSON.stringify(step)}):\n${broken.join('\n')}`)
  }
  await end(market)
  const books = await readBooks(market)
  const broken = [...violationsOf(market.world()).map(shown), ...(await audit(market, books))]
  if (broken.length > 0) throw new Error(`at the end:\n${broken.join('\n')}`)
  return books
}

/** Clears the faults, advances the clock past all timers, and lets both buyers reload and act. */
export async function end({ wire, world, devices }: Market): Promise<void> {
  await wire.control(clearFaults)
  world().realtimeFaults.clear()
  await wire.control(advanceClock, { body: { ms: LONGEST } })
  for (const device of Object.values(devices)) {
    await device.signIn()
    await device.reload()
    for (let n = 0; n < ACTS; n++) await device.act()
  }
  await wire.settled()
}

/** Returns the carts and orders with more than one pending payment (MON-010). */
function duplicatePending({ world }: Market): string[] {
  const { money, clock } = world()
  const waiting = [...money.payments.values()].filter((payment) => isWaiting(payment, clock.now()))
  const groups = Map.groupBy(waiting, ({ userId, checkoutId, orderId, reference }) => `${userId} ${checkoutId ?? orderId ?? reference}`)
  return [...groups].flatMap(([cart, same]) => (same.length > 1 ? [`MON-010: ${same.length} payments wait for ${cart}`] : []))
}

const shown = ({ invariant, text }: { invariant: string; text: string }) => `${invariant}: ${text}`
