import type { PaymentCallback } from '#contract/payment.ts'
import { config } from '#web/api/config.ts'
import { realtime } from '#web/api/socket.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { afterInWorld, type Cancel, now } from '#web/api/time.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { changeRecord, followOtherTabs, recordById, recordsOf, refreshRecord, useRecords } from '../device/records.ts'
import { restoreFromKeys } from '../device/restoreFromKeys.ts'
import { type Effect, listensFor, nextEffect, nextWakeAt } from '../record/nextEffect.ts'
import { type PaymentRecord, samePurpose } from '../record/record.ts'
import type { PaymentEvent } from '../record/transition.ts'
import { perform } from './effects.ts'
import { onReturn } from './onReturn.ts'
import { reconcile, shouldReconcile } from './reconcile.ts'
import { recoverLostRecord } from './recoverLostRecord.ts'
import { toastResult } from './toastResult.ts'
import { forgetCharge } from './unfinished.ts'

export interface RunnerHooks {
  /** The order exists; runs before the record ends, so that a crash between the two only repeats it. */
  ordered: (record: PaymentRecord, orderId: string) => void | Promise<void>
  /** The server refused the start, as prices or stock changed since the tap; reads them anew. True where the buyer is shown what changed (MON-003). */
  purchaseChanged?: (record: PaymentRecord) => Promise<boolean>
}

/** What a started runner remembers; everything else is read from the records. */
interface Runner {
  readonly hooks: RunnerHooks
  /** Whose records it moves; null for a guest. */
  payer: string | null
  /** Records whose effect is under way in this tab. */
  readonly running: Set<string>
  /** How to leave each joined reference. */
  readonly joined: Map<string, () => void>
  cancelWake: Cancel
}

/**
 * Performs the next effect of each of the payer's records until nothing is due, one at a time per record and in one tab at a time.
 * A plain module started once by main: an effect in a component would run twice under StrictMode. Returns how to stop it.
 */
export function startPaymentRunner(hooks: RunnerHooks): () => void {
  const runner: Runner = { hooks, payer: null, running: new Set(), joined: new Map(), cancelWake: () => {} }
  const stops = [
    followOtherTabs(),
    useRecords.subscribe(() => sync(runner)),
    useSession.subscribe(() => sync(runner)),
    realtime.on('payment-callback', (callback) => applyCallback(runner, callback)),
    onReturn({ onVisible: () => sync(runner), onReconnect: () => checkWaiting(runner) }),
    () => runner.cancelWake(),
    () => joinOnly(runner.joined, new Set()),
  ]
  sync(runner)
  return () => stops.forEach((stop) => stop())
}

/** Reads records and session as they are now, and starts what is due. Safe to call at any time. */
function sync(runner: Runner): void {
  const payer = personNow()
  if (payer !== runner.payer) {
    runner.payer = payer
    if (payer !== null) void resume(runner, payer)
  }
  const records = recordsOf(payer)
  joinOnly(runner.joined, new Set(records.flatMap((record) => listensFor(record, now()) ?? [])))
  for (const record of records) if (!runner.running.has(record.id) && dueEffect(record)) void run(runner, record.id)
  runner.cancelWake()
  const wakeAt = nextWakeAt(records, now())
  runner.cancelWake = wakeAt === null ? () => {} : afterInWorld(wakeAt - now(), () => sync(runner))
}

/** At start-up and after sign-in (MON-012, MON-022). */
async function resume(runner: Runner, payer: string): Promise<void> {
  await restoreFromKeys(payer)
  for (const record of recordsOf(runner.payer)) await apply(runner, record, { kind: 'resumed', now: now() })
  await reconcile((record, event) => apply(runner, record, event))
}

async function run(runner: Runner, id: string): Promise<void> {
  runner.running.add(id)
  let isSettled = true
  try {
    isSettled = await withLock(`payment-${id}`, () => performDue(runner, id))
  } finally {
    runner.running.delete(id)
  }
  // A session that ended in the middle is looked at again when it returns, not at once: it would spin.
  if (isSettled) sync(runner)
}

/** Performs what is due by the time the lock is held. False when nothing is known of its outcome, because the session ended. */
async function performDue(runner: Runner, id: string): Promise<boolean> {
  const record = refreshRecord(id)
  if (!record || record.payer !== personNow()) return true
  const effect = dueEffect(record)
  if (!effect) return true
  if (effect.do === 'initiate') await apply(runner, record, { kind: 'sending' })
  return inTurn(record, effect, async () => {
    const event = isSecondCharge(record, effect) ? SECOND_CHARGE : await perform(record, effect)
    if (event) await apply(runner, record, (await isShownAnew(runner, record, event)) ? { kind: 'purchaseChanged' } : event)
    return event !== null
  })
}

/** Changes the stored record by the event, and tells whoever has to know. */
async function apply(runner: Runner, record: PaymentRecord, event: PaymentEvent): Promise<void> {
  if (event.kind === 'ordered') await runner.hooks.ordered(record, event.orderId)
  const before = recordById(record.id)
  const changed = await changeRecord(record.id, event)
  if (!before) return
  if (!changed) return recoverLostRecord(before, event)
  toastResult(before, event, changed)
  if (changed.stage === 'done' && before.transactionId) forgetCharge(before.transactionId)
  if (shouldReconcile(before, changed)) void reconcile((troubled, found) => apply(runner, troubled, found))
}

function applyCallback(runner: Runner, { reference, ...callback }: PaymentCallback): void {
  const open = recordsOf(runner.payer).filter((record) => record.stage === 'waiting' || record.stage === 'refused')
  // Without a reference it can only be meant for the one payment that is open.
  const meant = reference === undefined ? (open.length === 1 ? open[0] : undefined) : open.find((one) => one.reference === reference)
  if (meant) void apply(runner, meant, { kind: 'callback', ...callback })
}

/** A callback may have been missed (MON-015). */
function checkWaiting(runner: Runner): void {
  for (const record of recordsOf(runner.payer)) if (record.stage === 'waiting') void apply(runner, record, { kind: 'reconnected' })
}

const dueEffect = (record: PaymentRecord): Effect | null => nextEffect(record, now(), config.knowsExtensions)

/** Joins the references that are not joined yet and leaves all others. */
function joinOnly(joined: Map<string, () => void>, references: ReadonlySet<string>): void {
  for (const [reference, leave] of joined) {
    if (references.has(reference)) continue
    leave()
    joined.delete(reference)
  }
  for (const reference of references) if (!joined.has(reference)) joined.set(reference, realtime.join(reference))
}

/** Two charges of one cart take turns from the call to its record. */
const inTurn = <T>({ purpose }: PaymentRecord, effect: Effect, work: () => Promise<T>): Promise<T> =>
  effect.do === 'createOrder' && purpose.kind === 'cart' ? withLock(`order-${purpose.checkoutId}`, work) : work()

/** The cart was ordered by another charge of its payer: this one makes no second order (MON-029). */
const isSecondCharge = ({ id, payer, purpose }: PaymentRecord, effect: Effect): boolean =>
  effect.do === 'createOrder' &&
  purpose.kind === 'cart' &&
  recordsOf(payer).some((other) => other.id !== id && other.stage === 'done' && samePurpose(other.purpose, purpose))

/** A start that may have reached the phone before stays a failure, for a late success (MON-027). */
async function isShownAnew({ hooks }: Runner, record: PaymentRecord, event: PaymentEvent): Promise<boolean> {
  if (event.kind !== 'startRefused' || !event.isChanged) return false
  const isShown = await hooks.purchaseChanged?.(record).catch(() => false)
  return isShown === true && !event.unclear
}

const SECOND_CHARGE: PaymentEvent = { kind: 'orderFailed', trouble: { kind: 'second' } }
