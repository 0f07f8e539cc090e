import type { CallName } from '#contract/calls.ts'
import type { ShapeName } from '#contract/control/shapes.ts'

/** Variants switched on, per call. */
export interface Shapes {
  set(call: CallName, shapes: readonly ShapeName[]): void
  all(): Record<string, readonly ShapeName[]>
  clear(): void
  has(call: CallName): boolean
  /** The answer as this call's variants have it; without any the very same. */
  apply(call: CallName, answer: unknown): unknown
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
    apply: (call, answer) => (chosen.get(call) ?? []).reduce((shaped, shape) => reshape[shape](shaped, call), answer),
  }
}

const ownNames: Partial<Record<CallName, string>> = { listOrders: 'orders', listPayouts: 'payouts', getProfile: 'user' }

const reshape: Record<ShapeName, (answer: unknown, call: CallName) => unknown> = {
  bare: (answer) => listIn(answer) ?? answer,
  data: (answer) => withList(answer, (list) => ({ data: list })),
  dataMeta: (answer) =>
    withList(answer, (list) => ({ data: list, meta: metaOf(answer) ?? { total: list.length, skip: 0, take: 10, hasMore: false } })),
  named: (answer, call) => ({ [ownNames[call] ?? 'result']: listIn(answer) ?? answer }),
  wrapped: (answer) => (listIn(answer) ? answer : { data: answer }),
  textPrices,
  unexpected: () => ({ result: { entries: 'none' } }),
}

const withList = (answer: unknown, shape: (list: unknown[]) => unknown): unknown => {
  const list = listIn(answer)
  return list ? shape(list) : answer
}

function listIn(answer: unknown): unknown[] | null {
  if (Array.isArray(answer)) return answer
  if (answer === null || typeof answer !== 'object') return null
  const { data, orders, payouts } = answer as Record<string, unknown>
  return [data, orders, payouts].find((value) => Array.isArray(value)) ?? null
}

const metaOf = (answer: unknown): unknown => (answer !== null && typeof answer === 'object' && 'meta' in answer ? answer.meta : null)

function textPrices(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(textPrices)
  if (answer === null || typeof answer !== 'object') return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      key === 'unitPrice' && typeof value === 'number' ? value.toFixed(2) : textPrices(value),
    ]),
  )
}
