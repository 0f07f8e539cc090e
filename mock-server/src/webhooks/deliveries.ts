import type { Webhook, WebhookBody, WebhookDelivery } from '#contract/control/webhooks.ts'
import { realTimeout } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { postWebhook } from './post.ts'
import type { Delivery } from './worldWebhooks.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** The pauses between attempts, in ms of the world's clock. After the last one, a delivery has failed. */
const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE] as const
const MOST_DELIVERIES = 100
const MOST_ATTEMPTS = 20
/** How long the clock of a world waits for a receiver, in real ms. */
const CLOCK_WAITS = 2_000

/** The deliveries of a world's webhook, oldest first. */
export interface Deliveries {
  list(): readonly Delivery[]
  /** Posts a delivery, as the faults of webhooks allow (QA-033). */
  add(body: WebhookBody): void
  /** Starts a delivery again, with an attempt at once. Returns it after the attempt; undefined for an unknown id. */
  resend(id: string): Promise<Delivery | undefined>
  clear(): void
}

/** Creates the deliveries of a world. Attempts that were due when the world was saved are scheduled again. */
export function createDeliveries(world: World, webhook: () => Webhook | null, saved: readonly Delivery[]): Deliveries {
  const { clock, journal, realtimeFaults } = world
  let deliveries = saved.map((delivery) => ({ ...delivery }))
  /** The deliveries that a fault holds until the next one. */
  const held: Delivery[] = []
  const isGone = (delivery: Delivery) => !deliveries.includes(delivery)
  const { attempt, attemptCopy } = createAttempts(world, webhook, { isGone, retry: (delivery, due) => schedule(delivery, due) })

  function schedule(delivery: Delivery, due: number): void {
    delivery.state = 'waiting'
    delivery.due = due
    const isOver = () => delivery.due !== due || delivery.state !== 'waiting' || isGone(delivery)
    clock.at(due, { name: `webhook ${delivery.event}`, isOver, fire: () => attempt(delivery) })
  }

  for (const delivery of deliveries) if (delivery.due !== null) schedule(delivery, delivery.due)

  return {
    list: () => deliveries,
    add(body) {
      const { id, type: event, createdAt: at } = body
      const delivery: Delivery = { id, event, at, text: JSON.stringify(body), state: 'lost', attempts: [], pauses: 0, due: null }
      deliveries = [...deliveries, delivery].slice(-MOST_DELIVERIES)
      const { muted, delay, heldFor, copies, ids } = realtimeFaults.takeForWebhook(event)
      if (ids.length > 0) journal.add({ kind: 'fault', text: ids.join(', '), event, ...referenceIn(body) })
      if (muted) return
      const due = clock.now() + (heldFor ?? delay)
      schedule(delivery, due)
      if (copies > 1) clock.at(due, { name: `webhook ${event} again`, isOver: () => isGone(delivery), fire: () => attemptCopy(delivery) })
      if (heldFor !== null) held.push(delivery)
      else for (const one of held.splice(0)) schedule(one, due)
    },
    async resend(id) {
      const delivery = deliveries.find((one) => one.id === id)
      if (!delivery) return undefined
      delivery.pauses = 0
      schedule(delivery, clock.now())
      await clock.advance(0)
      return delivery
    },
    clear() {
      deliveries = []
    },
  }
}

interface Schedule {
  readonly isGone: (delivery: Delivery) => boolean
  readonly retry: (delivery: Delivery, due: number) => void
}

/** Returns the functions that post a delivery, and decide whether it is over or retried. A copy is posted once and decides nothing. */
function createAttempts({ clock, journal, ended }: World, webhook: () => Webhook | null, { isGone, retry }: Schedule) {
  let running = 0

  /** Waits for an attempt, so that a test sees it after moving the clock. Receivers that hang delay the clock once, not one by one. */
  const withoutHanging = (work: Promise<void>): void | Promise<void> => {
    const isAlone = running++ === 0
    const done = work.finally(() => void running--)
    return isAlone ? Promise.race([done, hangingFor(CLOCK_WAITS, done)]) : undefined
  }

  /** Posts a delivery; returns the status of the response, or null if none came. Undefined means that the delivery has gone meanwhile. */
  const post = async (delivery: Delivery): Promise<number | null | undefined> => {
    const { id, event, text } = delivery
    const at = clock.now()
    const to = webhook()
    if (!to) return undefined
    const { status, error } = await postWebhook(to, { id, event, at, text }, ended)
    if (ended.aborted || isGone(delivery)) return undefined
    delivery.attempts = [...delivery.attempts, { at: new Date(at).toISOString(), status, error }].slice(-MOST_ATTEMPTS)
    journal.add({ kind: 'webhook', text: event, ...(status === null ? { error } : { status }), ...referenceIn(bodyOf(delivery)) })
    return status
  }

  const attempt = async (delivery: Delivery): Promise<void> => {
    const at = clock.now()
    delivery.state = 'sending'
    const status = await post(delivery)
    if (status === undefined) return
    const pause = PAUSES[delivery.pauses]
    const isDelivered = status !== null && status >= 200 && status < 300
    if (!isDelivered && pause !== undefined) {
      delivery.pauses++
      return retry(delivery, at + pause)
    }
    delivery.state = isDelivered ? 'delivered' : 'failed'
    delivery.due = null
  }

  return {
    attempt: (delivery: Delivery) => withoutHanging(attempt(delivery)),
    attemptCopy: (delivery: Delivery) => withoutHanging(post(delivery).then(() => undefined)),
  }
}

const bodyOf = ({ text }: Delivery): WebhookBody => JSON.parse(text) as WebhookBody

export const viewDelivery = (delivery: Delivery): WebhookDelivery => {
  const { id, event, at, state, attempts, due } = delivery
  const nextAttemptAt = state === 'waiting' && due !== null ? new Date(due).toISOString() : null
  return { id, event, at, state, attempts: [...attempts], nextAttemptAt, body: bodyOf(delivery) }
}

/** Returns the reference of a payment event, by which the journal can be filtered. */
const referenceIn = ({ data: { reference } }: WebhookBody): { reference?: string } => (typeof reference === 'string' ? { reference } : {})

/** Resolves after `ms` of real time. The timer ends with `done`. */
const hangingFor = (ms: number, done: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const cancel = realTimeout(ms, resolve)
    void done.finally(cancel)
  })
