import { calls } from '#contract/calls.ts'
import type { Fault, FaultOrder } from '#contract/control/faults/faults.ts'
import type { Random } from '../../world/random.ts'

export interface Faults {
  add(order: FaultOrder): Fault
  list(): Fault[]
  /** Removes a fault; returns false for an unknown id. */
  remove(id: string): boolean
  clear(): void
  /** Returns the fault that applies to a call, if any, and counts the use. */
  take(method: string, path: string): Fault | undefined
}

export function createFaults(random: Random, saved: readonly Fault[] = []): Faults {
  const faults = new Map<string, Fault>(saved.map((fault) => [fault.id, { ...fault }]))
  let count = saved.length
  return {
    add(order) {
      while (faults.has(`fault-${++count}`));
      const fault = { ...order, id: `fault-${count}`, left: order.times ?? null }
      faults.set(fault.id, fault)
      return fault
    },
    list: () => [...faults.values()],
    remove: (id) => faults.delete(id),
    clear: () => faults.clear(),
    take(method, path) {
      if (faults.size === 0) return undefined
      const fault = [...faults.values()].find((one) => hits(one, method, path) && (one.share === undefined || random.next() < one.share))
      if (fault && fault.left !== null && --fault.left === 0) faults.delete(fault.id)
      return fault
    },
  }
}

const segments = (path: string) =>
  path
    .replace(/^\/v1(?=\/)/, '')
    .split('/')
    .filter(Boolean)

/** Calls without a path parameter, such as `GET /products/me`. A fault of `/products/:id` does not apply to them. */
const withoutParams = new Set(
  Object.values(calls).flatMap(({ method, path }) => (path.includes(':') ? [] : `${method} ${segments(path).join('/')}`)),
)

/** Returns whether a fault could ever apply to a call; `path` is the call's path, with its `:params`. */
export const hitsAny = (order: FaultOrder, method: string, path: string): boolean =>
  hits({ ...order, path: order.path.replaceAll(/\/:[^/]+/g, '/*') }, method, path, true)

function hits(fault: FaultOrder, method: string, path: string, isPattern = false): boolean {
  if (fault.method !== undefined && fault.method !== '*' && fault.method.toUpperCase() !== method) return false
  const pattern = segments(fault.path)
  const actual = segments(path)
  if (pattern.some((part) => part.startsWith(':')) && withoutParams.has(`${method} ${actual.join('/')}`)) return false
  return (
    pattern.length === actual.length &&
    pattern.every((part, i) => part === '*' || part.startsWith(':') || part === actual[i] || (isPattern && actual[i]?.startsWith(':')))
  )
}
