import type { TimelineEvent } from '#contract/control/scenarios.ts'
import { PAY_AGAIN_AFTER } from '#contract/rules/constants.ts'
import { refusals } from '#fixtures/scenarios/refused.ts'
import { eventOf } from '../payments/handling.ts'
import type { DueEvent, Payment } from '../payments/payments.ts'
import type { World } from '../world/world.ts'
import { act } from './act.ts'
import { spread, timelineOf } from './timeline.ts'

/** Returns which attempt of its script a payment is, from 0; counted only where a script has later attempts. */
export function nextAttempt(world: World, payment: Pick<Payment, 'course' | 'scenario' | 'userId' | 'phone'>): number {
  if (!payment.course.later) return 0
  const attempts = attemptsOf(world, payment)
  return attempts.count++
}

/** Schedules the script of a payment whose push went out; the response to its start follows after `delayMs` of the world's clock. */
export function startScript(world: World, payment: Payment, delayMs: number): void {
  const respondedAt = payment.startedAt + delayMs
  payment.zero = payment.course.later ? (attemptsOf(world, payment).zero ??= respondedAt) : respondedAt
  payment.due = spread(timelineOf(payment.course, payment.attempt), payment.zero, world.random)
  if (payment.prompt?.asks) payment.due.push({ due: payment.startedAt + PAY_AGAIN_AFTER, event: expiry })
  scheduleEvents(world, payment)
}

/** Sets a timer for each event still due: at the start, and anew after a restart, restore or fork. */
export function scheduleEvents(world: World, payment: Payment, due: readonly DueEvent[] = payment.due): void {
  for (const one of [...due])
    world.clock.at(one.due, { name: `payment ${payment.reference} ${one.event.do}`, fire: () => fire(world, payment, one) })
}

function fire(world: World, payment: Payment, one: DueEvent): void {
  if (!payment.due.includes(one)) return
  payment.due = payment.due.filter((other) => other !== one)
  act(world, payment, one.event)
}

/** Sends the callbacks so far once more: `times` over, the newest first when `reversed`, after `delay` seconds of the world's clock (QA-019). */
export function sendAgain(
  world: World,
  payment: Payment,
  { times = 1, delay = 0, reversed = false }: { times?: number | undefined; delay?: number | undefined; reversed?: boolean | undefined },
): void {
  const sent = payment.callbacks.map(({ body }) => body)
  const bodies = Array.from({ length: times }, () => (reversed ? sent.toReversed() : sent)).flat()
  if (delay === 0) return bodies.forEach((body) => world.sockets.callback(payment, body, false))
  // Kept among the due events, so that a restart sets its timer anew.
  const due = bodies.map((body) => ({ due: world.clock.now() + delay * 1_000, event: eventOf(body) }))
  payment.due.push(...due)
  scheduleEvents(world, payment, due)
}

/** Nobody looked at the phone for 5 minutes: the payment ends like scenario 105 (QA-014). */
const expiry: TimelineEvent = { at: PAY_AGAIN_AFTER / 1_000, do: 'fail', message: refusals.expired }

function attemptsOf(world: World, { course, scenario, userId, phone }: Pick<Payment, 'course' | 'scenario' | 'userId' | 'phone'>) {
  const key = course.attemptsOf === 'world' ? String(scenario) : `${scenario} ${userId} ${phone}`
  const attempts = world.money.attempts.get(key) ?? { count: 0, zero: null }
  world.money.attempts.set(key, attempts)
  return attempts
}
