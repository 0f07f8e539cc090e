import { type Effect, listensFor, nextEffect } from '../record/nextEffect.ts'
import { type PaymentRecord, samePurpose } from '../record/record.ts'
import { type PaymentEvent, transition } from '../record/transition.ts'
import type { Outcome } from '../runner/effects.ts'
import { aPayment, T0 } from './aPayment.ts'

/**
 * How one call ends: it succeeds, the request or the response is lost, the tab closes before the result is stored, or the server refuses.
 */
export type Luck = 'well' | 'requestLost' | 'responseLost' | 'tabDied' | 'refused'
export type Act =
  | { do: 'start'; cart: 0 | 1 }
  | { do: 'effect'; of: number; luck: Luck }
  | { do: 'customer'; of: number; approves: boolean }
  | { do: 'callback'; of: number; as: 'success' | 'noTransaction' | 'upperCase' | 'failed' }
  | { do: 'buyer'; of: number; taps: 'check' | 'tryAgain' | 'finish' | 'payAgain' | 'leave' }
  | { do: 'reload' }
  | { do: 'reconnect' }
  | { do: 'time'; by: number }

interface Prompt {
  reference: string
  key: string
  state: 'open' | 'charged' | 'failed'
}

/** The server and one buyer's device with any number of tabs, which share the stored records. All are plain values. */
export class Paying {
  records: PaymentRecord[] = []
  now = T0
  readonly prompts: Prompt[] = []
  /** Maps transaction ids to carts. */
  readonly orders = new Map<string, string>()
  approvals = 0

  act(act: Act): void {
    const record = 'of' in act ? this.records[act.of % Math.max(1, this.records.length)] : undefined
    switch (act.do) {
      case 'start':
        return this.start(`c${act.cart}`)
      case 'time':
        this.now = Math.max(T0, this.now + act.by)
        return
      case 'reload':
        this.records = JSON.parse(JSON.stringify(this.records)) as PaymentRecord[]
        for (const one of this.records) this.apply(one.id, { kind: 'resumed', now: this.now })
        return
      case 'reconnect':
        for (const one of this.records) this.apply(one.id, { kind: 'reconnected' })
        return
      case 'effect':
        return record && this.perform(record, act.luck)
      case 'customer':
        return record && this.customer(record, act.approves)
      case 'callback':
        return record && this.callback(record, act.as)
      case 'buyer':
        return record && this.tap(record, act.taps)
    }
  }

  /** Ends all failures: everything sent arrives and everything due is performed. */
  settle(): void {
    for (let round = 0; round < 20; round++) {
      this.now += 130_000
      this.act({ do: 'reload' })
      for (const record of this.records) if (record.reference) this.callback(record, 'success')
      for (const record of this.records) if (record.stage === 'paid') this.tap(record, 'finish')
      for (let of = 0; of < this.records.length; of++) this.act({ do: 'effect', of, luck: 'well' })
    }
  }

  get charges(): Prompt[] {
    return this.prompts.filter(({ state }) => state === 'charged')
  }

  private start(checkoutId: string): void {
    const purpose = { ...aCart, checkoutId }
    const repeat = this.records.find((one) => one.stage === 'refused' && one.unclear && !one.reference && samePurpose(one.purpose, purpose))
    if (repeat) return this.apply(repeat.id, { kind: 'startAgain', now: this.now })
    const blocked = this.records.some(
      (one) =>
        (!one.dismissed && (one.stage === 'asked' || one.stage === 'waiting')) ||
        (one.stage === 'paid' && samePurpose(one.purpose, purpose)),
    )
    const id = `p${this.records.length}`
    if (!blocked && this.records.length < 6) this.records.push(aPayment({ id, purpose, idempotencyKey: `key-${id}`, createdAt: this.now }))
  }

  private perform(record: PaymentRecord, luck: Luck): void {
    const effect = nextEffect(record, this.now)
    if (!effect) return
    if (effect.do === 'initiate') this.apply(record.id, { kind: 'sending' })
    const event = this.outcome(record, effect, luck)
    if (event && luck !== 'tabDied') this.apply(record.id, event)
  }

  private outcome(record: PaymentRecord, effect: Effect, luck: Luck): Outcome {
    switch (effect.do) {
      case 'initiate':
        return this.startOutcome(record, luck)
      case 'checkStatus':
        return this.statusOutcome(effect.reference, luck)
      case 'createOrder':
        return this.orderOutcome(record, effect.transactionId, luck)
      default:
        return null
    }
  }

  private startOutcome(record: PaymentRecord, luck: Luck): Outcome {
    if (luck === 'refused') return { kind: 'startRefused', refusal: { by: 'callFailed' }, unclear: record.sent === true }
    const prompt = luck === 'requestLost' ? null : this.prompt(record)
    if (!prompt || luck === 'responseLost') return { kind: 'startRefused', refusal: { by: 'callFailed' }, unclear: true }
    return { kind: 'started', reference: prompt.reference, deadline: this.now + 120_000 }
  }

  private statusOutcome(asked: string, luck: Luck): Outcome {
    if (luck !== 'well') return { kind: 'statusFailed', now: this.now }
    const state = this.prompts.find(({ reference }) => reference === asked)?.state
    const response =
      state === 'charged'
        ? { success: true, transactionId: txOf(asked) }
        : { success: false, message: state === 'failed' ? 'failed' : 'open' }
    return { kind: 'statusReceived', response, now: this.now }
  }

  private orderOutcome(record: PaymentRecord, transactionId: string, luck: Luck): Outcome {
    if (record.purpose.kind !== 'cart') return null
    if (this.records.some((one) => one.stage === 'done' && one.id !== record.id && samePurpose(one.purpose, record.purpose)))
      return { kind: 'orderFailed', trouble: { kind: 'second' } }
    if (luck === 'requestLost' || luck === 'refused')
      return { kind: 'orderFailed', trouble: { kind: luck === 'refused' ? 'order' : 'unclear' } }
    // As MON-017 and MON-029 require: one order per transaction and per cart.
    const { checkoutId } = record.purpose
    if (!this.orders.has(transactionId) && [...this.orders.values()].includes(checkoutId))
      return { kind: 'orderFailed', trouble: { kind: 'second' } }
    this.orders.set(transactionId, checkoutId)
    return luck === 'responseLost'
      ? { kind: 'orderFailed', trouble: { kind: 'unclear' } }
      : { kind: 'ordered', orderId: `order of ${transactionId}`, now: this.now }
  }

  /** One prompt per key, however often the start is repeated (MON-008). */
  private prompt({ idempotencyKey: key }: PaymentRecord): Prompt {
    const known = this.prompts.find((one) => one.key === key)
    if (known) return known
    const prompt: Prompt = { reference: `RF-${this.prompts.length}`, key, state: 'open' }
    this.prompts.push(prompt)
    return prompt
  }

  private customer({ idempotencyKey }: PaymentRecord, approves: boolean): void {
    const prompt = this.prompts.find((one) => one.key === idempotencyKey)
    if (!prompt || prompt.state === 'charged') return
    if (approves) this.approvals++
    prompt.state = approves ? 'charged' : 'failed'
  }

  /** Only joined tabs receive a callback. After a reload or a reconnect the server sends it again to those that join. */
  private callback(record: PaymentRecord, as: 'success' | 'noTransaction' | 'upperCase' | 'failed'): void {
    if (record.stage !== 'paid' && listensFor(record, this.now) !== record.reference) return
    const prompt = this.prompts.find(({ reference }) => reference === record.reference)
    if (!prompt || prompt.state === 'open') return
    const charged = prompt.state === 'charged'
    if (!charged || as === 'failed') return this.apply(record.id, { kind: 'callback', status: 'failed', message: 'no' })
    const transactionId = as === 'noTransaction' ? undefined : txOf(prompt.reference)
    this.apply(record.id, { kind: 'callback', status: as === 'upperCase' ? 'SUCCESS' : 'success', transactionId })
  }

  private tap({ id }: PaymentRecord, taps: 'check' | 'tryAgain' | 'finish' | 'payAgain' | 'leave'): void {
    if (taps === 'check') this.apply(id, { kind: 'checkAsked' })
    if (taps === 'finish') this.apply(id, { kind: 'orderAgain' })
    if (taps === 'payAgain') this.apply(id, { kind: 'payAgain', now: this.now })
    if (taps === 'tryAgain' || taps === 'leave') this.apply(id, { kind: 'dismissed' })
  }

  private apply(id: string, event: PaymentEvent): void {
    this.records = this.records.map((record) => (record.id === id ? transition(record, event) : record))
  }
}

export const txOf = (reference: string): string => `Q-${reference}`
const aCart = { kind: 'cart' as const, order: cartOf() }
function cartOf() {
  const { purpose } = aPayment()
  if (purpose.kind !== 'cart') throw new Error('a cart was meant')
  return purpose.order
}

/**
 * Options for fast-check: a fixed number of runs, the same each time. A failing run prints its `seed` and `path`. `SEED=… RUN_PATH=… npm
 * run unit -- web/src/features/payment -t "title"` repeats only that run. Another SEED alone tries new runs.
 */
export function replayable(numRuns: number): { numRuns: number; seed: number; path?: string; endOnFailure?: true } {
  const { SEED: seed = '10', RUN_PATH: path } = process.env
  return { numRuns, seed: Number(seed), ...(path && { path, endOnFailure: true as const }) }
}
