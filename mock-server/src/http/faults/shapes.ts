import type { CallName } from '#contract/calls.ts'
import type { ShapeName } from '#contract/control/shapes.ts'

/** The response variants that are switched on, by call. */
export interface Shapes {
  set(call: CallName, shapes: readonly ShapeName[]): void
  all(): Record<string, readonly ShapeName[]>
  clear(): void
  has(call: CallName): boolean
  /** Returns the reply in the variants switched on for a call, or unchanged if there are none. */
  apply(call: CallName, reply: unknown): unknown
}

export function createShapes(saved: Record<string, readonly ShapeName[]> = {}): Shapes {
  const chosen = new Map(Object.entries(saved) as [CallName, readonly ShapeName[]][])
  return {
    set(call, shapes) {
      if (shapes.length > 0) chosen.set(call, shapes)
      else chosen.delete(call)
    },
    all: () => Object.fromEntries(chosen),
    clear: () => chosen.clear(),
    has: (call) => chosen.has(call),
    apply: (call, reply) => (chosen.get(call) ?? []).reduce((shaped, shape) => reshape[shape](shaped, call), reply),
  }
}

const ownNames: Partial<Record<CallName, string>> = { listOrders: 'orders', listPayouts: 'payouts', getProfile: 'user' }

const reshape: Record<ShapeName, (reply: unknown, call: CallName) => unknown> = {
  bare: (reply) => listIn(reply) ?? reply,
  data: (reply) => withList(reply, (list) => ({ data: list })),
  dataMeta: (reply) =>
    withList(reply, (list) => ({ data: list, meta: metaOf(reply) ?? { total: list.length, skip: 0, take: 10, hasMore: false } })),
  named: (reply, call) => ({ [ownNames[call] ?? 'result']: listIn(reply) ?? reply }),
  wrapped: (reply) => (listIn(reply) ? reply : { data: reply }),
  textPrices,
  unexpected: () => ({ result: { entries: 'none' } }),
}

const withList = (reply: unknown, shape: (list: unknown[]) => unknown): unknown => {
  const list = listIn(reply)
  return list ? shape(list) : reply
}

function listIn(reply: unknown): unknown[] | null {
  if (Array.isArray(reply)) return reply
  if (reply === null || typeof reply !== 'object') return null
  const { data, orders, payouts } = reply as Record<string, unknown>
  return [data, orders, payouts].find((value) => Array.isArray(value)) ?? null
}

const metaOf = (reply: unknown): unknown => (reply !== null && typeof reply === 'object' && 'meta' in reply ? reply.meta : null)

function textPrices(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(textPrices)
  if (reply === null || typeof reply !== 'object') return reply
  return Object.fromEntries(
    Object.entries(reply).map(([key, value]) => [
      key,
      key === 'unitPrice' && typeof value === 'number' ? value.toFixed(2) : textPrices(value),
    ]),
  )
}
