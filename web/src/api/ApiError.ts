import type { Call } from '#contract/call.ts'

interface Refused {
  /** 0: no answer came. */
  status: number
  /** Stable word of the server (QA-038), or ours: `offline`, `timeout`, `empty`, `unreadable`, `failed`. */
  code: string
  serverMessage?: string | undefined
  fields?: Readonly<Record<string, string>> | undefined
  /** Seconds. */
  retryAfter?: number | undefined
}

/** A call that did not end well. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly serverMessage: string | undefined
  /** What the server says about single fields of a wrong body. */
  readonly fields: Readonly<Record<string, string>>
  /** Key of the text shown when the server sends none (section ERR). */
  readonly fails: Call['fails']
  /** It is not known whether the server did it: no answer, an unreadable one, or a failure of the server itself (MON-007). */
  readonly unclear: boolean
  readonly retryAfter: number | undefined

  constructor(call: Call, refused: Refused) {
    super(`${call.method} ${call.path}: ${refused.status} ${refused.code}`)
    this.name = 'ApiError'
    this.status = refused.status
    this.code = refused.code
    this.serverMessage = refused.serverMessage || undefined
    this.fields = refused.fields ?? {}
    this.fails = call.fails
    this.unclear = refused.status < 400 || refused.status >= 500
    this.retryAfter = refused.retryAfter
  }
}
