import type { Call } from '#contract/call.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/rules/constants.ts'

/** Answers that the documents tolerate, brought to the contract's shape before it is parsed. */
export function tolerate(call: Call, answer: unknown): unknown {
  const shape = shapes[`${call.method} ${call.path}`]
  return shape ? shape(answer, `${call.method} ${call.path}`) : answer
}

type Shape = (answer: unknown, name: string) => unknown
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** One record, bare or wrapped under one of `keys`. */
const one =
  (...keys: string[]): Shape =>
  (answer) => {
    if (!isObject(answer)) return answer
    const key = keys.find((name) => isObject(answer[name]) && !('id' in answer))
    return key ? answer[key] : answer
  }

/** A bare list, which may come wrapped. */
const bareList =
  (...keys: string[]): Shape =>
  (answer) => {
    if (!isObject(answer)) return answer
    const key = keys.find((name) => Array.isArray(answer[name]))
    return key ? answer[key] : answer
  }

/** `{ data }`, which may come bare; anything else is an empty list with a warning (GEN-027, GEN-028). */
const dataList: Shape = (answer, name) => {
  if (Array.isArray(answer)) return { data: answer }
  if (isObject(answer) && Array.isArray(answer.data)) return answer
  return { data: strange(name) }
}

/** API-019 to API-021. */
const page: Shape = (answer, name) => {
  if (Array.isArray(answer)) return { data: answer, meta: metaOf(answer.length) }
  if (isObject(answer) && Array.isArray(answer.data))
    return isObject(answer.meta) ? answer : { data: answer.data, meta: metaOf(answer.data.length) }
  return { data: strange(name), meta: metaOf(0) }
}

const metaOf = (total: number) => ({ total, skip: 0, take: DEFAULT_PAGE_SIZE, hasMore: false })

function strange(name: string): [] {
  console.warn(`Unexpected list shape: ${name}`)
  return []
}

const shapes: Readonly<Record<string, Shape | undefined>> = {
  'GET /auth/profile': one('data', 'user'),
  'GET /categories': dataList,
  'GET /categories/:id': one('data'),
  'GET /products': page,
  'GET /products/:id': one('data'),
  'GET /products/category/:id': dataList,
  'GET /products/me': dataList,
  'POST /orders': one('data'),
  'GET /orders': bareList('data', 'orders'),
  'GET /orders/:id': one('data'),
  'GET /addresses': bareList('data', 'addresses'),
  'GET /addresses/:id': one('data'),
  'GET /transporters': bareList('data', 'transporters'),
}
