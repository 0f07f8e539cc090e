import type { RealtimeFault, RealtimeFaultKind, RealtimeFaultOrder } from '#contract/control/faults/realtimeFaults.ts'
import type { WebhookEvent } from '#contract/control/webhooks.ts'
import type { ServerEvent } from '#contract/realtime.ts'

/** The combined effect of the faults on one event. Times in ms of the world's clock. */
export interface FaultEffect {
  readonly muted: boolean
  readonly copies: number
  readonly delay: number
  /** How long the event waits until the next event has been sent, at most; null if it does not wait. */
  readonly heldFor: number | null
  readonly closes: boolean
  readonly ids: readonly string[]
}

export interface RealtimeFaults {
  add(order: RealtimeFaultOrder): RealtimeFault
  list(): RealtimeFault[]
  /** Removes a fault; returns false for an unknown id. */
  remove(id: string): boolean
  /** Removes all faults, or those of one user. */
  clear(userId?: string): void
  isRefusing(): boolean
  /** Returns whether this attempt to connect is refused, and counts it. */
  takeRefusal(): boolean
  /** Returns the effect of all faults that apply to this event, and counts their uses. */
  take(userId: string, event: ServerEvent): FaultEffect
  /** Returns the effect of all faults that apply to this webhook, and counts their uses (QA-049). */
  takeForWebhook(event: WebhookEvent): FaultEffect
}

const HELD_FOR = 30_000
const noEffect: FaultEffect = { muted: false, copies: 1, delay: 0, heldFor: null, closes: false, ids: [] }

export function createRealtimeFaults(saved: readonly RealtimeFault[] = []): RealtimeFaults {
  const faults = new Map<string, RealtimeFault>(saved.map((fault) => [fault.id, { ...fault }]))
  let count = saved.length

  const countUse = (fault: RealtimeFault) => {
    if (fault.left !== null && --fault.left === 0) faults.delete(fault.id)
  }
  const refusing = () => [...faults.values()].find(({ kind }) => kind === 'refuse')
  const take = (isMeant: (fault: RealtimeFault) => boolean): FaultEffect => {
    if (faults.size === 0) return noEffect
    const matching = [...faults.values()].filter(isMeant)
    const mute = matching.find(({ kind }) => kind === 'mute')
    if (mute) {
      countUse(mute)
      return { ...noEffect, muted: true, ids: [mute.id] }
    }
    const closing = matching.filter((fault) => fault.kind === 'close' && ++fault.seen >= (fault.after ?? 1))
    for (const fault of closing) fault.seen = 0
    const active = [...matching.filter(({ kind }) => kind === 'duplicate' || kind === 'reorder' || kind === 'delay'), ...closing]
    for (const fault of active) countUse(fault)
    const found = (wanted: RealtimeFaultKind) => active.find(({ kind }) => kind === wanted)
    const reorder = found('reorder')
    return {
      muted: false,
      copies: found('duplicate') ? 2 : 1,
      delay: found('delay')?.ms ?? 0,
      heldFor: reorder ? (reorder.ms ?? HELD_FOR) : null,
      closes: found('close') !== undefined,
      ids: active.map(({ id }) => id),
    }
  }

  return {
    add(order) {
      while (faults.has(`realtime-${++count}`));
      const left = order.times ?? (order.kind === 'close' ? 1 : null)
      const fault = { ...order, id: `realtime-${count}`, left, seen: 0 }
      faults.set(fault.id, fault)
      return fault
    },
    list: () => [...faults.values()],
    remove: (id) => faults.delete(id),
    clear(userId) {
      for (const fault of [...faults.values()]) if (userId === undefined || fault.userId === userId) faults.delete(fault.id)
    },
    isRefusing: () => refusing() !== undefined,
    takeRefusal() {
      const fault = refusing()
      if (fault) countUse(fault)
      return fault !== undefined
    },
    take: (userId, event) => take((fault) => fault.to !== 'webhook' && matches(fault, userId, event)),
    takeForWebhook: (event) => take((fault) => fault.to === 'webhook' && (fault.event === undefined || fault.event === event)),
  }
}

/** Returns whether a fault applies to an event. A fault without an event name does not apply to `hello`, except `mute`. */
function matches(fault: RealtimeFault, userId: string, event: ServerEvent): boolean {
  if (fault.kind === 'refuse' || fault.kind === 'drop') return false
  if (fault.userId !== undefined && fault.userId !== userId) return false
  return fault.event === undefined ? event !== 'hello' || fault.kind === 'mute' : fault.event === event
}
