import type { RealtimeFault, RealtimeFaultKind, RealtimeFaultOrder } from '#contract/control/faults/realtimeFaults.ts'
import type { ServerEvent } from '#contract/realtime.ts'

/** What the faults do to one event. */
export interface Treatment {
  readonly muted: boolean
  readonly copies: number
  readonly delay: number
  /** Longest wait for a successor, or null. */
  readonly heldFor: number | null
  readonly closes: boolean
  readonly ids: readonly string[]
}

export interface RealtimeFaults {
  add(order: RealtimeFaultOrder): RealtimeFault
  list(): RealtimeFault[]
  /** False when unknown. */
  remove(id: string): boolean
  /** All, or those of one user. */
  clear(userId?: string): void
  isRefusing(): boolean
  /** Whether this attempt to connect is refused; counts it. */
  takeRefusal(): boolean
  /** Counts every fault that hits. */
  take(userId: string, event: ServerEvent): Treatment
}

const HELD_FOR = 30_000
const untouched: Treatment = { muted: false, copies: 1, delay: 0, heldFor: null, closes: false, ids: [] }

export function createRealtimeFaults(saved: readonly RealtimeFault[] = []): RealtimeFaults {
  const faults = new Map<string, RealtimeFault>(saved.map((fault) => [fault.id, { ...fault }]))
  let count = saved.length

  const spend = (fault: RealtimeFault) => {
    if (fault.left !== null && --fault.left === 0) faults.delete(fault.id)
  }
  const ofKind = (kind: RealtimeFaultKind) => [...faults.values()].filter((fault) => fault.kind === kind)

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
    isRefusing: () => ofKind('refuse').length > 0,
    takeRefusal() {
      const [fault] = ofKind('refuse')
      if (fault) spend(fault)
      return fault !== undefined
    },
    take(userId, event) {
      if (faults.size === 0) return untouched
      const hitting = [...faults.values()].filter((fault) => hits(fault, userId, event))
      const mute = hitting.find(({ kind }) => kind === 'mute')
      if (mute) {
        spend(mute)
        return { ...untouched, muted: true, ids: [mute.id] }
      }
      const closing = hitting.filter((fault) => fault.kind === 'close' && ++fault.seen >= (fault.after ?? 1))
      for (const fault of closing) fault.seen = 0
      const acting = [...hitting.filter(({ kind }) => kind === 'duplicate' || kind === 'reorder' || kind === 'delay'), ...closing]
      for (const fault of acting) spend(fault)
      const found = (wanted: RealtimeFaultKind) => acting.find(({ kind }) => kind === wanted)
      const reorder = found('reorder')
      return {
        muted: false,
        copies: found('duplicate') ? 2 : 1,
        delay: found('delay')?.ms ?? 0,
        heldFor: reorder ? (reorder.ms ?? HELD_FOR) : null,
        closes: found('close') !== undefined,
        ids: acting.map(({ id }) => id),
      }
    },
  }
}

/** Tells whether a fault applies to an event. Only `mute` touches the greeting, which says no more than that the connection stands. */
function hits(fault: RealtimeFault, userId: string, event: ServerEvent): boolean {
  if (fault.kind === 'refuse' || fault.kind === 'drop') return false
  if (fault.userId !== undefined && fault.userId !== userId) return false
  return fault.event === undefined ? event !== 'hello' || fault.kind === 'mute' : fault.event === event
}
