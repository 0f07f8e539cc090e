import type { Call } from '#contract/call.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/rules/constants.ts'
import { completeOwnProduct, completeProduct, isObject } from './listItems.ts'

/** Converts the response shapes that the API documents allow into that of the contract, before it is parsed. */
export function normaliseShape(call: Call, body: unknown): unknown {
  const shape = shapes[`${call.method} ${call.path}`]
  return shape ? shape(body) : body
}

type Shape = (body: unknown) => unknown

/** A response with one record, either bare or under one of `keys`. Returns the record. */
const one =
  (...keys: string[]): Shape =>
  (body) => {
    if (!isObject(body)) return body
    const key = keys.find((name) => isObject(body[name]) && !('id' in body))
    return key ? body[key] : body
  }

/** A response with a list, either bare or under one of `keys`. Returns the list. */
const bareList =
  (...keys: string[]): Shape =>
  (body) => {
    if (!isObject(body)) return body
    const key = keys.find((name) => Array.isArray(body[name]))
    return key ? body[key] : body
  }

/** `{ data }`, or a bare list. */
const dataList: Shape = (body) => (Array.isArray(body) ? { data: body } : body)

/** `{ data, meta }`, `{ data }` or a bare list (API-019, API-020). */
const page: Shape = (body) => {
  if (Array.isArray(body)) return { data: body, meta: metaOf(body.length) }
  return isObject(body) && Array.isArray(body.data) && !isObject(body.meta) ? { data: body.data, meta: metaOf(body.data.length) } : body
}

/** `{ orders, count }`, `{ orders }`, `{ data }` or a bare list. */
const orderList: Shape = (body) => {
  const orders = bareList('orders', 'data')(body)
  return Array.isArray(orders) ? { count: orders.length, ...(isObject(body) ? body : {}), orders } : body
}

/** A response with products, each completed. */
const products =
  (shape: Shape, complete = completeProduct): Shape =>
  (body) => {
    const shaped = shape(body)
    if (isObject(shaped) && Array.isArray(shaped['data'])) return { ...shaped, data: shaped['data'].map(complete) }
    return complete(shaped)
  }

const metaOf = (total: number) => ({ total, skip: 0, take: DEFAULT_PAGE_SIZE, hasMore: false })

const shapes: Readonly<Record<string, Shape | undefined>> = {
  'GET /auth/profile': one('data', 'user'),
  'GET /categories': dataList,
  'GET /categories/:id': one('data'),
  'GET /products': products(page),
  'GET /products/:id': products(one('data')),
  'GET /products/category/:id': products(dataList),
  'GET /products/me': products(dataList, completeOwnProduct),
  'POST /orders': one('data'),
  'GET /orders': bareList('data', 'orders'),
  'GET /orders/:id': one('data'),
  'GET /orders/seller': orderList,
  'GET /transporters/me/orders': orderList,
  'GET /:provider/unfinished': bareList('data', 'payments'),
  'GET /addresses': bareList('data', 'addresses'),
  'GET /addresses/:id': one('data'),
  'GET /transporters': bareList('data', 'transporters'),
  'GET /seller-payouts/me': bareList('data', 'payouts'),
}
