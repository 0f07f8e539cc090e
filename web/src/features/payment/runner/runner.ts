import { config } from '#web/api/config.ts'
import { realtime } from '#web/api/socket.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { afterInWorld, type Cancel, now } from '#web/api/time.ts'
import { useSession } from '#web/features/session/session.ts'
import { changeRecord, followOtherTabs, useRecords } from '../device/records.ts'
import { restoreFromKeys } from '../device/restoreFromKeys.ts'
import { type Effect, listensFor, wakesAt, wants } from '../record/nextEffect.ts'
import { payerNow } from '../record/payer.ts'
import { sameGoods } from '../record/purpose.ts'
import type { PaymentRecord } from '../record/record.ts'
import type { PaymentEvent } from '../record/transition.ts'
import { perform } from './effects.ts'
import { onReturn } from './onReturn.ts'
import { reconcile } from './reconcile.ts'
import { lost } from './recoverLostRecord.ts'
import { tell } from './toastResult.ts'
import { forgetCharge } from './unfinished.ts'

export interface RunnerHooks {
  /** The order exists; runs before the record ends, so that a crash between the two only repeats it. */
  ordered: (record: PaymentRecord, orderId: string) => void | Promise<void>
}

/**
 * Makes the world match what the payer's records want, one effect at a time per record and in one tab at a time.
 * A plain module started once by main: an effect in a component would run twice under StrictMode.
 */
export function startPaymentRunner(hooks: RunnerHooks): () => void {
  const running = new Set<string>()
  const joined = new Map<string, () => void>()
  let wake: Cancel | null = null
  let payer: string | null = null

  const own = () => (payer === null ? [] : useRecords.getState().records.filter((record) => record.payer === payer))

  async function apply(record: PaymentRecord, event: PaymentEvent): Promise<void> {
    if (event.kind === 'ordered') await hooks.ordered(record, event.orderId)
    const before = useRecords.getState().records.find((one) => one.id === record.id)
    const changed = await changeRecord(record.id, event)
    if (!before) return
    if (!changed) return lost(before, event)
    tell(before, event, changed)
    if (changed.stage === 'done' && before.transactionId) forgetCharge(before.transactionId)
    if (asksTheServer(before, changed)) void reconcile(apply)
  }

  function look(): void {
    const nowPayer = payerNow()
    if (nowPayer !== payer) {
      payer = nowPayer
      if (payer !== null) void resume(payer)
    }
    listen()
    for (const record of own()) if (!running.has(record.id) && wants(record, now(), config.knowsExtensions)) void run(record.id)
    sleepUntilDue()
  }

  /** At start-up and after sign-in (MON-012, MON-022). */
  async function resume(of: string): Promise<void> {
    await restoreFromKeys(of)
    for (const record of own()) await apply(record, { kind: 'resumed', now: now() })
    await reconcile(apply)
  }

  function listen(): void {
    const references = new Set(own().flatMap((record) => listensFor(record, now()) ?? []))
    for (const [reference, stop] of joined) {
      if (references.has(reference)) continue
      stop()
      joined.delete(reference)
    }
    for (const reference of references) if (!joined.has(reference)) joined.set(reference, realtime.join(reference))
  }

  async function run(id: string): Promise<void> {
    running.add(id)
    let settled = true
    try {
      await withLock(`payment-${id}`, async () => {
        const record = useRecords.getState().records.find((one) => one.id === id)
        if (!record || record.payer !== payerNow()) return
        const effect = wants(record, now(), config.knowsExtensions)
        if (!effect) return
        if (effect.do === 'initiate') await apply(record, { kind: 'sending' })
        settled = await inTurn(record, effect, async () => {
          const event = isSecond(record, effect) ? SECOND : await perform(record, effect)
          if (event) await apply(record, event)
          return event !== null
        })
      })
    } finally {
      running.delete(id)
    }
    // A session that ended in the middle is looked at again when it returns, not at once: it would spin.
    if (settled) look()
  }

  /** The cart was ordered by another charge: this one makes no second order (MON-029). */
  const isSecond = ({ id, purpose }: PaymentRecord, effect: Effect): boolean =>
    effect.do === 'createOrder' &&
    purpose.kind === 'cart' &&
    own().some((other) => other.id !== id && other.stage === 'done' && sameGoods(other.purpose, purpose))

  function sleepUntilDue(): void {
    wake?.()
    const due = own().flatMap((record) => wakesAt(record) ?? [])
    const first = Math.min(...due)
    wake = Number.isFinite(first) && first > now() ? afterInWorld(first - now(), look) : null
  }

  const stops = [
    followOtherTabs(),
    useRecords.subscribe(look),
    useSession.subscribe(look),
    realtime.on('payment-callback', ({ reference, ...said }) => {
      const open = own().filter((record) => record.stage === 'waiting' || record.stage === 'refused')
      // Without a reference it can only be meant for the one payment that is open.
      const meant = reference === undefined ? (open.length === 1 ? open[0] : undefined) : open.find((one) => one.reference === reference)
      if (meant) void apply(meant, { kind: 'callback', ...said })
    }),
    onReturn(look, () => {
      for (const record of own()) if (record.stage === 'waiting') void apply(record, { kind: 'reconnected' })
    }),
    () => wake?.(),
    () => joined.forEach((stop) => stop()),
  ]
  look()
  return () => stops.forEach((stop) => stop())
}

const SECOND: PaymentEvent = { kind: 'orderFailed', trouble: { kind: 'second' } }

/** Two charges of one cart take turns from the call to its record. */
const inTurn = <T>({ purpose }: PaymentRecord, effect: Effect, act: () => Promise<T>): Promise<T> =>
  effect.do === 'createOrder' && purpose.kind === 'cart' ? withLock(`order-${purpose.checkoutId}`, act) : act()

/** A start or an order was refused clearly: the server may know more of the charge than this device (MON-022). */
const asksTheServer = (before: PaymentRecord, { stage, trouble, refusal, unclear }: PaymentRecord): boolean =>
  (trouble !== undefined && before.trouble === undefined && trouble.kind !== 'unclear') ||
  (before.stage === 'asked' && stage === 'refused' && !unclear && refusal?.by === 'callFailed')
