import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { isObject } from './listItems.ts'
import { normaliseShape } from './shapes.ts'

/**
 * Returns what can be read of a reply that does not match the contract: a list without its wrong items, or an empty list of the catalogue.
 * Undefined if nothing can. `shaped` is the body with the shape that the call should have.
 */
export function repairList(call: Call, body: unknown, shaped: unknown): unknown {
  const parsed = z.safeParse(call.reply, withoutWrongItems(call.reply, shaped, `${call.method} ${call.path}`))
  return parsed.success ? parsed.data : emptyList(call, body)
}

/**
 * Returns a reply without the items of its list that do not match the contract, so that one wrong item does not hide the others (GEN-028).
 * If no item matches, the reply is returned unchanged and fails, because an empty list would be wrong.
 */
function withoutWrongItems(reply: Call['reply'], body: unknown, name: string): unknown {
  const key = isObject(body) ? ['data', 'orders'].find((one) => Array.isArray(body[one])) : undefined
  const list = key === undefined ? body : (body as Record<string, unknown>)[key]
  if (!Array.isArray(list)) return body
  const wrapped = (items: readonly unknown[]): unknown =>
    key === undefined ? items : { ...(body as Record<string, unknown>), [key]: items }
  const right = list.filter((item: unknown) => z.safeParse(reply, wrapped([item])).success)
  if (right.length === 0) return body
  console.warn(`Unexpected list item: ${name}`)
  return wrapped(right)
}

/**
 * Returns an empty list, with a warning, for a list of the catalogue in an unknown shape (GEN-027, GEN-028, API-021). Returns undefined
 * for a body that holds no list at all, such as `{ "error": "login required" }`: that is not an empty catalogue (PWA-016).
 */
function emptyList(call: Call, body: unknown): unknown {
  const name = `${call.method} ${call.path}`
  if (!CATALOGUE_LISTS.includes(name) || !mayHoldList(body)) return undefined
  console.warn(`Unexpected list shape: ${name}`)
  return normaliseShape(call, [])
}
const CATALOGUE_LISTS: readonly string[] = ['GET /categories', 'GET /products', 'GET /products/category/:id', 'GET /products/me']

/** A list without `data` may be under another name. A body of texts and numbers alone, or one that names an error, holds none. */
const mayHoldList = (body: unknown): boolean =>
  isObject(body) &&
  !Array.isArray(body['data']) &&
  !('error' in body || 'errors' in body) &&
  Object.values(body).some((value) => typeof value === 'object' && value !== null)
