import type * as z from 'zod/mini'
import type { HttpCall, ParamsOf } from '../call.ts'

/** The path prefix of every control call. */
export const CONTROL_PATH = '/__mock/api'

/** A locked mock needs a token, sent as a header, a cookie or a query parameter (WAY-009). */
export const TOKEN_HEADER = 'x-mock-token'
export const TOKEN_COOKIE = 'mock-token'
export const TOKEN_QUERY = 'token'
/** The token has only characters that need no escaping in a header, cookie or URL. */
export const MOCK_TOKEN = /^[\w.~-]{8,100}$/
export const MOCK_TOKEN_RULE = 'must be 8 to 100 letters, digits, or one of - _ . ~'

/** One call under /__mock/api, by which tests, console and handset read and change a world. */
export interface ControlCall extends HttpCall {
  /** One sentence for the docs. */
  readonly about: string
  /** The media type of a reply that is not JSON. */
  readonly media?: 'application/jsonl'
}

export type ControlReply<C extends ControlCall> = z.output<C['reply']>
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** The params, query and body of a request, with types derived from the call. */
export interface ControlInput<C extends ControlCall> {
  readonly params?: ParamsOf<C['path']> | undefined
  readonly query?: { readonly [Key in keyof Input<C['query']>]: Input<C['query']>[Key] | number } | undefined
  readonly body?: Input<C['body']> | undefined
}

/** Returns the path of a call with its parameters and query filled in. Throws if a parameter is missing. */
export function controlPath<C extends ControlCall>(call: C, { params, query }: ControlInput<C> = {}): string {
  const values = { ...(params as Readonly<Record<string, string>> | undefined) }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`${call.path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const queryValues = { ...(query as Readonly<Record<string, string | number | undefined>> | undefined) }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(queryValues)) if (value !== undefined) search.set(name, String(value))
  return `${CONTROL_PATH}${path}${search.size > 0 ? `?${search}` : ''}`
}
