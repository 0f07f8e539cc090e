import type { Call } from '#contract/call.ts'

export interface Failure {
  /** The HTTP status; 0 if there was no response. */
  status: number
  /** A stable code from the server (QA-038), or one that this app sets: `offline`, `timeout`, `empty`, `unreadable`, `failed`, `sessionEnded`. */
  code: string
  serverMessage?: string | undefined
  fields?: Readonly<Record<string, string>> | undefined
  /** The payment that prevents this one. */
  reference?: string | undefined
  /** How long to wait before the next attempt, in seconds (the `retry-after` header). */
  retryAfter?: number | undefined
}

/** A failed call: refused by the server, without a response, or with one that cannot be read. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly serverMessage: string | undefined
  /** Error texts by field name, for an invalid body. */
  readonly fields: Readonly<Record<string, string>>
  /** The key of the text shown if the server sends no message (section ERR). */
  readonly fails: Call['fails']
  /** True if the server may have performed the call: no response, an unreadable one, or a server error (MON-007). */
  readonly unclear: boolean
  readonly retryAfter: number | undefined
  readonly reference: string | undefined
  readonly isRead: boolean
  /** True for a GET without a network (PWA-005). */
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
    this.reference = failure.reference
    this.isRead = call.method === 'GET'
    this.isOfflineRead = this.isRead && failure.code === 'offline'
  }
}

/** True if the call's session ended before the reply came. The reply is neither stored nor shown, nor is the failure (SEC-027). */
export const isSessionEnded = (error: unknown): boolean => error instanceof ApiError && error.code === 'sessionEnded'

/** The error texts by field name; undefined if it is not an ApiError. */
export const fieldErrors = (error: unknown): ApiError['fields'] | undefined => (error instanceof ApiError ? error.fields : undefined)
