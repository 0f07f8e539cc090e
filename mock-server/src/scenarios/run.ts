import type { TimelineEvent } from '#contract/control/scenarios.ts'
import { PAY_AGAIN_AFTER } from '#contract/rules/constants.ts'
import { refusals } from '#fixtures/scenarios/refused.ts'
import { eventOf } from '../payments/handling.ts'
import type { DueEvent, Payment } from '../payments/payments.ts'
import type { World } from '../world/world.ts'
import { act } from './act.ts'
import { spread, timelineOf } from './timeline.ts'

/** Which attempt of its course a payment is, from 0; counted only where a course tells attempts apart. */
export function nextAttempt(world: World, payment: Pick<Payment, 'course' | 'scenario' | 'userId' | 'phone'>): number {
  if (!payment.course.later) return 0
  const attempts = attemptsOf(world, payment)
  return attempts.count++
}

/** Sets the course going when the push went out; its answer follows after `delayMs` of the world's clock. */
export function startScript(world: World, payment: Payment, delayMs: number): void {
  const answered = payment.startedAt + delayMs
  payment.zero = payment.course.later ? (attemptsOf(world, payment).zero ??= answered) : answered
  payment.due = spread(timelineOf(payment.course, payment.attempt), payment.zero, world.random)
  if (payment.prompt?.asks) payment.due.push({ due: payment.startedAt + PAY_AGAIN_AFTER, event: expiry })
  scheduleEvents(world, payment)
}

/** Sets a timer for each event still to come: at the start, and anew after a restart, restore or fork. */
export function scheduleEvents(world: World, payment: Payment, due: readonly DueEvent[] = payment.due): void {
  for (const one of [...due])
    world.clock.at(one.due, { name: `payment ${payment.reference} ${one.event.do}`, fire: () => fire(world, payment, one) })
}

function fire(world: World, payment: Payment, one: DueEvent): void {
  if (!payment.due.includes(one)) return
  payment.due = payment.due.filter((other) => other !== one)
  act(world, payment, one.event)
}

/** The callbacks so far once more (QA-019): `times` over, the newest first when `reversed`, after `delay` seconds. */
export function sendAgain(
  world: World,
  payment: Payment,
  { times = 1, delay = 0, reversed = false }: { times?: number | undefined; delay?: number | undefined; reversed?: boolean | undefined },
): void {
  const sent = payment.callbacks.map(({ body }) => body)
  const bodies = Array.from({ length: times }, () => (reversed ? sent.toReversed() : sent)).flat()
  if (delay === 0) return bodies.forEach((body) => world.sockets.callback(payment, body, false))
  // Kept among what is due, so that a restart sets its timer anew.
  const due = bodies.map((body) => ({ due: world.clock.now() + delay * 1_000, event: eventOf(body) }))
  payment.due.push(...due)
  scheduleEvents(world, payment, due)
}

/** QA-014: nobody looked at the phone for 5 minutes; it ends like scenario 105. */
const expiry: TimelineEvent = { at: PAY_AGAIN_AFTER / 1_000, do: 'fail', message: refusals.expired }

function attemptsOf(world: World, { course, scenario, userId, phone }: Pick<Payment, 'course' | 'scenario' | 'userId' | 'phone'>) {
  const key = course.attemptsOf === 'world' ? String(scenario) : `${scenario} ${userId} ${phone}`
  const attempts = world.money.attempts.get(key) ?? { count: 0, zero: null }
  world.money.attempts.set(key, attempts)
  return attempts
}
