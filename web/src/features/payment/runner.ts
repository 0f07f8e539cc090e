import { config } from '#web/api/config.ts'
import { withLock } from '#web/api/locks.ts'
import { realtime } from '#web/api/socket.ts'
import { after, type Cancel, now } from '#web/api/time.ts'
import { useSession } from '#web/features/session/session.ts'
import { perform } from './effects.ts'
import { tell } from './notices.ts'
import { payerNow } from './payer.ts'
import type { PaymentRecord } from './record.ts'
import { changeRecord, followOtherTabs, useRecords } from './records.ts'
import type { PaymentEvent } from './step.ts'
import { listensFor, wakesAt, wants } from './wants.ts'

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

  async function apply(id: string, event: PaymentEvent): Promise<void> {
    const before = useRecords.getState().records.find((record) => record.id === id)
    const changed = await changeRecord(id, event)
    if (before && changed) tell(before, event, changed)
  }

  function look(): void {
    const nowPayer = payerNow()
    if (nowPayer !== payer) {
      payer = nowPayer
      for (const record of own()) void apply(record.id, { kind: 'resumed', now: now() })
    }
    listen()
    for (const record of own()) if (!running.has(record.id) && wants(record, now(), config.knowsExtensions)) void run(record.id)
    sleepUntilDue()
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
        if (effect.do === 'initiate') await apply(id, { kind: 'sending' })
        const event = await perform(record, effect)
        if (event?.kind === 'ordered') await hooks.ordered(record, event.orderId)
        if (event) await apply(id, event)
        else settled = false
      })
    } finally {
      running.delete(id)
    }
    // A session that ended in the middle is looked at again when it returns, not at once: it would spin.
    if (settled) look()
  }

  function sleepUntilDue(): void {
    wake?.()
    const due = own().flatMap((record) => wakesAt(record) ?? [])
    const first = Math.min(...due)
    wake = Number.isFinite(first) && first > now() ? after(first - now(), look) : null
  }

  const onWake = () => {
    if (document.visibilityState === 'visible') look()
  }
  document.addEventListener('visibilitychange', onWake)
  let connectedBefore = false
  const stops = [
    followOtherTabs(),
    useRecords.subscribe(look),
    useSession.subscribe(look),
    realtime.on('payment-callback', (callback) => {
      const open = own().filter((record) => record.stage === 'waiting' || record.stage === 'refused')
      const meant =
        callback.reference === undefined
          ? open.length === 1
            ? open[0]
            : undefined
          : open.find((record) => record.reference === callback.reference)
      if (meant)
        void apply(meant.id, {
          kind: 'callback',
          status: callback.status,
          transactionId: callback.transactionId,
          message: callback.message,
        })
    }),
    realtime.onConnect(() => {
      if (connectedBefore) for (const record of own()) if (record.stage === 'waiting') void apply(record.id, { kind: 'reconnected' })
      connectedBefore = true
    }),
    () => document.removeEventListener('visibilitychange', onWake),
    () => wake?.(),
    () => joined.forEach((stop) => stop()),
  ]
  look()
  return () => stops.forEach((stop) => stop())
}
