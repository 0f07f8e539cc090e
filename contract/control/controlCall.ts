import type * as z from 'zod/mini'
import type { HttpCall, ParamsOf } from '../call.ts'

/** Path before every control call. */
export const CONTROL_PATH = '/__mock/api'

/** Where a call says the token of a locked mock: a header, a cookie, or a parameter of its address (WAY-009). */
export const TOKEN_HEADER = 'x-mock-token'
export const TOKEN_COOKIE = 'mock-token'
export const TOKEN_QUERY = 'token'
/** A token that fits into a header, a cookie and an address as it is. */
export const MOCK_TOKEN = /^[\w.~-]{8,100}$/
export const MOCK_TOKEN_RULE = 'must be 8 to 100 letters, digits, or one of - _ . ~'

/** One call under /__mock/api: what tests, console and handset do to a world from outside the market. */
export interface ControlCall extends HttpCall {
  /** One sentence for the documentation. */
  readonly about: string
  /** Media type of a reply that is no JSON. */
  readonly media?: 'application/jsonl'
}

export type ControlReply<C extends ControlCall> = z.output<C['reply']>
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** What a client sends with a call; what the call does not take is refused by type. */
export interface ControlInput<C extends ControlCall> {
  readonly params?: ParamsOf<C['path']> | undefined
  readonly query?: { readonly [Key in keyof Input<C['query']>]: Input<C['query']>[Key] | number } | undefined
  readonly body?: Input<C['body']> | undefined
}

/** Returns the call's path on the server with its parameters and query filled in; a missing parameter throws. */
export function controlPath<C extends ControlCall>(call: C, { params, query }: ControlInput<C> = {}): string {
  const values = { ...(params as Readonly<Record<string, string>> | undefined) }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`${call.path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const asked = { ...(query as Readonly<Record<string, string | number | undefined>> | undefined) }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) search.set(name, String(value))
  return `${CONTROL_PATH}${path}${search.size > 0 ? `?${search}` : ''}`
}
