import type { PaymentCallback } from '#contract/payment.ts'
import { config } from '#web/api/config.ts'
import { realtime } from '#web/api/socket.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { afterInWorld, type Cancel, now } from '#web/api/time.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { changeRecord, followOtherTabs, recordById, recordsOf, refreshRecord, removeRecord, useRecords } from '../device/records.ts'
import { restoreFromKeys } from '../device/restoreFromKeys.ts'
import { isCash, isRefusedCash, isUnknownOrder } from '../record/conflicts.ts'
import { type Effect, listensFor, nextEffect, nextWakeAt } from '../record/nextEffect.ts'
import { type PaymentRecord, samePurpose } from '../record/record.ts'
import type { PaymentEvent } from '../record/transition.ts'
import { perform } from './effects.ts'
import { onReturn } from './onReturn.ts'
import { reconcile, shouldReconcile } from './reconcile.ts'
import { recoverLostRecord } from './recoverLostRecord.ts'
import { toastResult } from './toastResult.ts'
import { forgetCharge } from './unfinished.ts'
import { isAwaited } from './waitForOrder.ts'

export interface RunnerHooks {
  /** Runs when the order exists, before the record is marked as done. After a crash in between it runs again. */
  ordered: (record: PaymentRecord, orderId: string) => void | Promise<void>
  /**
   * Runs when the server refused the start because prices or stock changed. Rereads them, and returns true if the changes are shown to the
   * buyer (MON-003).
   */
  purchaseChanged?: (record: PaymentRecord) => Promise<boolean>
  /** Returns false if the cart has changed since this cash order. The order is then only looked for, and never sent (MON-041). */
  isCartUnchanged?: (record: PaymentRecord) => boolean
  /** Runs when a cash order turned out not to be made and no page waits for it. */
  notOrdered?: (record: PaymentRecord) => void | Promise<void>
}

/** The state of a started runner; everything else is in the records. */
interface Runner {
  readonly hooks: RunnerHooks
  /** The signed-in buyer, whose records the runner handles; null for a guest. */
  payer: string | null
  /** Ids of records whose effect is running in this tab. */
  readonly running: Set<string>
  /** The joined references, each with the function that stops listening for its callback. */
  readonly joined: Map<string, () => void>
  cancelWake: Cancel
  /** Set while an order is asked about at regular times. */
  cancelAsk: Cancel | null
}

/** In ms: how often the server is asked about an order whose outcome is unknown (MON-041). */
const ASK_EVERY = 20_000

/**
 * Performs the next effect of each of the payer's records until nothing is due. Effects of one record run one at a time, across all tabs.
 * Started once in `app/start` and not in a component, where StrictMode would run it twice. Returns a function that stops it.
 */
export function startPaymentRunner(hooks: RunnerHooks): () => void {
  const runner: Runner = { hooks, payer: null, running: new Set(), joined: new Map(), cancelWake: () => {}, cancelAsk: null }
  const stops = [
    followOtherTabs(),
    useRecords.subscribe(() => sync(runner)),
    useSession.subscribe(() => sync(runner)),
    realtime.on('payment-callback', (callback) => applyCallback(runner, callback)),
    onReturn({
      onVisible: () => sync(runner),
      onReconnect: () => askAgain(runner, (record) => record.stage === 'waiting' || isUnknownOrder(record)),
    }),
    () => runner.cancelWake(),
    () => runner.cancelAsk?.(),
    () => joinOnly(runner.joined, new Set()),
  ]
  sync(runner)
  return () => stops.forEach((stop) => stop())
}

/** Reads records and session, and starts the effects that are due. Safe to call at any time. */
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
  askRegularly(runner, records.some(isUnknownOrder))
}

/** Keeps one timer running while the outcome of an order is unknown. */
function askRegularly(runner: Runner, isUnknown: boolean): void {
  if (!isUnknown) runner.cancelAsk?.()
  if (!isUnknown || runner.cancelAsk === null)
    runner.cancelAsk = isUnknown
      ? afterInWorld(ASK_EVERY, () => {
          runner.cancelAsk = null
          askAgain(runner, isUnknownOrder)
        })
      : null
}

/** Runs on start-up and after sign-in (MON-012, MON-022). */
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
  // After a 401, sync runs when the buyer signs in again. Calling it now would loop.
  if (isSettled) sync(runner)
}

/** Performs the effect that is due once the lock is held. Returns false if the session ended before there was a result, and none has begun. */
async function performDue(runner: Runner, id: string): Promise<boolean> {
  const record = refreshRecord(id)
  if (!record || record.payer !== personNow()) return true
  const due = dueEffect(record)
  if (!due) return true
  const { token } = useSession.getState()
  return withOrderLock(record, due, async () => {
    const effect = unlessCartChanged(runner, record, due)
    if (effect.do === 'initiate' || (effect.do === 'createOrder' && isCash(record))) await apply(runner, record, { kind: 'sending' })
    const event = isSecondCharge(record, effect) ? SECOND_CHARGE : await perform(record, effect)
    if (event) await apply(runner, record, (await changesAreShown(runner, record, event)) ? { kind: 'purchaseChanged' } : event)
    // If the payer has signed in again meanwhile, the effect is due in the new session.
    return event !== null || useSession.getState().token !== token
  })
}

/** Replaces the sending of a cash order by a look whether it exists, if the cart has changed since the tap. */
function unlessCartChanged({ hooks }: Runner, record: PaymentRecord, effect: Effect): Effect {
  const isOutdated = effect.do === 'createOrder' && isCash(record) && hooks.isCartUnchanged?.(record) === false
  return isOutdated ? { ...effect, do: 'findOrder' } : effect
}

/** Applies the event to the stored record, shows a toast and calls the hooks. */
async function apply(runner: Runner, record: PaymentRecord, event: PaymentEvent): Promise<void> {
  if (event.kind === 'ordered') await runner.hooks.ordered(record, event.orderId)
  const before = recordById(record.id)
  // A page that waits for a cash order shows its result itself.
  const isToldByPage = isAwaited(record.id)
  const changed = await changeRecord(record.id, event)
  if (!before) return
  if (!changed) return recoverLostRecord(before, event)
  if (!isToldByPage || isUnknownOrder(changed)) toastResult(before, event, changed)
  if (changed.stage === 'done' && before.transactionId) forgetCharge(before.transactionId)
  if (isCash(changed)) return isToldByPage ? undefined : endRefusedCash(runner, changed)
  if (shouldReconcile(before, changed)) void reconcile((troubled, found) => apply(runner, troubled, found))
}

function applyCallback(runner: Runner, { reference, ...callback }: PaymentCallback): void {
  const open = recordsOf(runner.payer).filter((record) => record.stage === 'waiting' || record.stage === 'refused')
  // A callback without a reference can only belong to the one open payment.
  const meant = reference === undefined ? (open.length === 1 ? open[0] : undefined) : open.find((one) => one.reference === reference)
  if (meant) void apply(runner, meant, { kind: 'callback', ...callback })
}

/** Removes a cash order that was not made. A page that waits for the order tells the reason and removes the record itself. */
async function endRefusedCash({ hooks }: Runner, record: PaymentRecord): Promise<void> {
  if (record.stage !== 'gone' && !isRefusedCash(record)) return
  void hooks.notOrdered?.(record)
  await removeRecord(record.id)
}

/** Asks about waiting payments, as a callback may have been missed (MON-015), or about orders whose outcome is unknown (MON-041). */
function askAgain(runner: Runner, isMeant: (record: PaymentRecord) => boolean): void {
  for (const record of recordsOf(runner.payer).filter(isMeant)) void apply(runner, record, { kind: 'reconnected' })
}

const dueEffect = (record: PaymentRecord): Effect | null => nextEffect(record, now(), config.supportsExtensions)

/** Joins these references, unless they are joined already, and leaves all others. */
function joinOnly(joined: Map<string, () => void>, references: ReadonlySet<string>): void {
  for (const [reference, leave] of joined) {
    if (references.has(reference)) continue
    leave()
    joined.delete(reference)
  }
  for (const reference of references) if (!joined.has(reference)) joined.set(reference, realtime.join(reference))
}

/** Runs the work, but creates a cart's orders one at a time: a second charge waits until the result of the first order is stored. */
const withOrderLock = <T>({ purpose }: PaymentRecord, effect: Effect, work: () => Promise<T>): Promise<T> =>
  effect.do === 'createOrder' && purpose.kind === 'cart' ? withLock(`order-${purpose.checkoutId}`, work) : work()

/** True if another charge of this payer already created the cart's order. This charge must not create a second one (MON-029). */
const isSecondCharge = ({ id, payer, purpose }: PaymentRecord, effect: Effect): boolean =>
  effect.do === 'createOrder' &&
  purpose.kind === 'cart' &&
  recordsOf(payer).some((other) => other.id !== id && other.stage === 'done' && samePurpose(other.purpose, purpose))

/**
 * Returns true if the attempt can end because the buyer sees the changes. A start that may have reached the phone stays refused, as it may
 * still succeed (MON-027).
 */
async function changesAreShown({ hooks }: Runner, record: PaymentRecord, event: PaymentEvent): Promise<boolean> {
  if (event.kind !== 'startRefused' || !event.isChanged) return false
  const isShown = await hooks.purchaseChanged?.(record).catch(() => false)
  return isShown === true && !event.unclear
}

const SECOND_CHARGE: PaymentEvent = { kind: 'orderFailed', trouble: { kind: 'second' } }
