import type * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { config } from '../config.ts'

export type Reply<C extends Call> = z.output<C['reply']>
type Body<C extends Call> = C extends { body: infer B extends z.ZodMiniType } ? z.input<B> : FormData

export interface CallOptions<C extends Call = Call> {
  /** Values for the `:names` in the path; `provider` comes from the configuration. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | undefined>>
  body?: Body<C>
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** True for a read that decides about money or stock: only a reply that the server gives now counts, no stored one (MON-040). */
  decides?: boolean
}

/** Path and query below /v1: the URL of the call and its cache key. */
export function keyOf(call: Call, { params, query }: Pick<CallOptions, 'params' | 'query'> = {}): string {
  const values: Readonly<Record<string, string | undefined>> = { provider: config.provider, ...params }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`${call.path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined && value !== '') search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

export function requestOf<C extends Call>(call: C, options: CallOptions<C>, token: string | null, signal?: AbortSignal): RequestInit {
  const { body } = options
  const form = body instanceof FormData
  return {
    method: call.method,
    ...(mayBeStored(call, options) ? {} : { cache: 'no-store' }),
    ...(signal && { signal }),
    headers: {
      accept: 'application/json',
      'accept-language': languageOfPage(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  }
}

/** Only what everybody may see may come from a cache. The service worker follows `no-store`, too. */
const mayBeStored = (call: Call, { decides }: Pick<CallOptions, 'decides'>): boolean => call.who === 'anyone' && !decides

/** The language of the document, which the buyer reads (I18N-007, I18N-011). */
export const languageOfPage = () => (typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en')

/** The idempotency header, if the API supports it: a repeated request is then performed once (MON-006). */
export const keyHeader = (key: string): Record<string, string> => (config.supportsExtensions ? { 'idempotency-key': key } : {})
