import type { Call } from '#contract/call.ts'

interface Failure {
  /** 0: no response came. */
  status: number
  /** Stable word of the server (QA-038), or ours: `offline`, `timeout`, `empty`, `unreadable`, `failed`. */
  code: string
  serverMessage?: string | undefined
  fields?: Readonly<Record<string, string>> | undefined
  /** Seconds. */
  retryAfter?: number | undefined
}

/** A call that failed: refused by the server, without a response, or with one that cannot be read. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly serverMessage: string | undefined
  /** What the server says about single fields of a wrong body. */
  readonly fields: Readonly<Record<string, string>>
  /** Key of the text shown when the server sends none (section ERR). */
  readonly fails: Call['fails']
  /** Whether the server did it is unknown: no response, an unreadable one, or a failure of the server itself (MON-007). */
  readonly unclear: boolean
  readonly retryAfter: number | undefined
  /** Something to be shown was asked for without a network (PWA-005). */
  readonly isOfflineRead: boolean

  constructor(call: Call, failure: Failure) {
    super(`${call.method} ${call.path}: ${failure.status} ${failure.code}`)
    this.name = 'ApiError'
    this.status = failure.status
    this.code = failure.code
    this.serverMessage = failure.serverMessage || undefined
    this.fields = failure.fields ?? {}
    this.fails = call.fails
    this.unclear = failure.status < 400 || failure.status >= 500
    this.retryAfter = failure.retryAfter
    this.isOfflineRead = call.method === 'GET' && failure.code === 'offline'
  }
}

/** What the server says about single fields; undefined where something else failed. */
export const fieldErrors = (error: unknown): ApiError['fields'] | undefined => (error instanceof ApiError ? error.fields : undefined)
