import type * as z from 'zod/mini'
import type { HttpCall, ParamsOf } from '../call.ts'

/** Path before every control call. */
export const CONTROL_PATH = '/__mock/api'

/** One call under /__mock/api: what tests, console and handset do to a world from outside the market. */
export interface ControlCall extends HttpCall {
  /** One sentence for the documentation. */
  readonly about: string
  /** Media type of a reply that is no JSON. */
  readonly media?: 'application/jsonl'
}

export type ControlReply<C extends ControlCall> = z.output<C['reply']>
type QueryOf<S extends z.ZodMiniType> = { readonly [Key in keyof z.input<S>]: z.input<S>[Key] | number }
type Needed<Key extends string, Value> = undefined extends Value ? { readonly [K in Key]?: Value } : { readonly [K in Key]: Value }

/** What a client sends with a call; what the call does not take is refused by type. */
export type ControlInput<C extends ControlCall = ControlCall> = (string extends C['path']
  ? { readonly params?: Readonly<Record<string, string>> }
  : unknown extends ParamsOf<C['path']>
    ? { readonly params?: undefined }
    : { readonly params: ParamsOf<C['path']> }) &
  (C extends { readonly query: infer S extends z.ZodMiniType } ? { readonly query?: QueryOf<S> } : { readonly query?: undefined }) &
  (C extends { readonly body: infer S extends z.ZodMiniType } ? Needed<'body', z.input<S>> : { readonly body?: undefined })
/** The second argument of a client's function: it may be left out where nothing has to be sent. */
export type ControlArgs<C extends ControlCall> = object extends ControlInput<C> ? [input?: ControlInput<C>] : [input: ControlInput<C>]

/** The call's path on the server with its parameters and query filled in. */
export function controlPath(
  call: ControlCall,
  { params, query }: { params?: object | undefined; query?: object | undefined } = {},
): string {
  const values = { ...params } as Readonly<Record<string, string | undefined>>
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  return `${CONTROL_PATH}${path}${search.size > 0 ? `?${search}` : ''}`
}
