import type * as z from 'zod/mini'
import type { CallDefaults } from './messages/en.ts'

/** Who may make a call; 'user' is any signed-in user, 'provider' only the payment provider (SEC-020). */
export type Access = 'anyone' | 'user' | 'seller' | 'transporter' | 'provider'

/** One call under /v1: written once, used by the mock as its route and by the web as its request (DX-008). */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below /v1 with `:params`. */
  readonly path: string
  readonly who: Access
  /** Refused with 403 until this seller's or transporter's profile is verified (API-068, TDSH-009). */
  readonly verified?: true
  /** Status of a successful response. */
  readonly status: 200 | 201 | 204
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly reply: z.ZodMiniType
  /** Names the text shown when the server sends none (section ERR). */
  readonly fails: keyof CallDefaults
}
