import type { PaymentScript, TimelineEvent } from '#contract/control/scenarios.ts'
import { PAY_AGAIN_AFTER } from '#contract/rules/constants.ts'
import { refusals } from '#fixtures/scenarios/refused.ts'
import { eventOf } from '../payments/handling.ts'
import type { DueEvent, Payment } from '../payments/payments.ts'
import { publishCallback } from '../payments/publish.ts'
import type { Random } from '../world/random.ts'
import type { World } from '../world/world.ts'
import { applyEvent, isPointless } from './applyEvent.ts'

/** Returns the index of a payment's attempt, from 0. Attempts are counted only for scripts with later attempts. */
export function nextAttempt(world: World, payment: Pick<Payment, 'course' | 'scenario' | 'userId' | 'phone'>): number {
  if (!payment.course.later) return 0
  const attempts = attemptsOf(world, payment)
  return attempts.count++
}

/** Schedules the script of a payment after its push. `delayMs` is the delay of the start's response, by the world's clock. */
export function startScript(world: World, payment: Payment, delayMs: number): void {
  const respondedAt = payment.startedAt + delayMs
  payment.zero = payment.course.later ? (attemptsOf(world, payment).zero ??= respondedAt) : respondedAt
  payment.due = dueEventsOf(timelineOf(payment.course, payment.attempt), payment.zero, world.random)
  if (payment.prompt?.asks) payment.due.push({ due: payment.startedAt + PAY_AGAIN_AFTER, event: expiry })
  scheduleEvents(world, payment)
}

/** Schedules the events that are still due: at the start, and again after a restart, restore or fork. */
export function scheduleEvents(world: World, payment: Payment, due: readonly DueEvent[] = payment.due): void {
  for (const one of [...due])
    world.clock.at(one.due, {
      name: `payment ${payment.reference} ${one.event.do}`,
      isOver: () => !payment.due.includes(one) || isPointless(world, payment, one.event),
      fire() {
        payment.due = payment.due.filter((other) => other !== one)
        applyEvent(world, payment, one.event)
      },
    })
}

/** Resends all sent callbacks `times` times, newest first if `reversed`, after `delay` seconds of the world's clock (QA-019). */
export function resendCallbacks(
  world: World,
  payment: Payment,
  { times = 1, delay = 0, reversed = false }: { times?: number | undefined; delay?: number | undefined; reversed?: boolean | undefined },
): void {
  const sent = payment.callbacks.map(({ body }) => body)
  const bodies = Array.from({ length: times }, () => (reversed ? sent.toReversed() : sent)).flat()
  if (delay === 0) return bodies.forEach((body) => publishCallback(world, payment, body))
  // Add them to the due events, so that a restart schedules them again.
  const due = bodies.map((body) => ({ due: world.clock.now() + delay * 1_000, event: eventOf(body) }))
  payment.due.push(...due)
  scheduleEvents(world, payment, due)
}

/** Fails a payment without a PIN after 5 minutes, like scenario 105 (QA-014). */
const expiry: TimelineEvent = { at: PAY_AGAIN_AFTER / 1_000, do: 'fail', message: refusals.expired }

function attemptsOf(world: World, { course, scenario, userId, phone }: Pick<Payment, 'course' | 'scenario' | 'userId' | 'phone'>) {
  const key = course.attemptsOf === 'world' ? String(scenario) : `${scenario} ${userId} ${phone}`
  const attempts = world.money.attempts.get(key) ?? { count: 0, zero: null }
  world.money.attempts.set(key, attempts)
  return attempts
}

/** Returns the timeline of an attempt: first `timeline`, then those of `later`, whose last one repeats. */
export function timelineOf({ timeline = [], later = [] }: PaymentScript, attempt: number): readonly TimelineEvent[] {
  return attempt === 0 ? timeline : (later[Math.min(attempt, later.length) - 1] ?? timeline)
}

/** Returns the due events of a timeline in order of time, with repeats and jitter applied; `zero` is its start in ms since epoch. */
export function dueEventsOf(events: readonly TimelineEvent[], zero: number, random: Random): DueEvent[] {
  return events
    .flatMap((event) => {
      const { repeat = 1, within = 0, jitter = 0 } = event
      return Array.from({ length: repeat }, (_, n) => {
        const seconds = event.at + (repeat > 1 ? (within * n) / (repeat - 1) : 0) + (jitter > 0 ? (random.next() * 2 - 1) * jitter : 0)
        return { due: Math.round(zero + seconds * 1_000), event }
      })
    })
    .sort((a, b) => a.due - b.due)
}
