import * as z from 'zod/mini'
import type { CallDefaults } from './messages/en.ts'

/** The body of every error response: a message in the requested language, a stable code, and the invalid fields of the request body (QA-038). */
export const Problem = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** EXTENSION: the payment that prevents a start, for a device that could not store it (MON-012). */
  reference: z.optional(z.string()),
})
export type Problem = z.infer<typeof Problem>

/** Who may make a call: 'user' is any signed-in user, 'provider' is the payment provider only (SEC-020). */
export type Access = 'anyone' | 'user' | 'seller' | 'transporter' | 'provider'

/** The definition of an HTTP call, shared by the API under /v1 and the control API. */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below /v1 or /__mock/api with `:params`. */
  readonly path: string
  /** Status of a successful response. */
  readonly status: 200 | 201 | 204
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly reply: z.ZodMiniType
}

/** Maps the `:params` of a path to strings; `unknown` for a path without params. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string } & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown

/** One call under /v1. The mock builds its route from it, the web app its request (DX-008). */
export interface Call extends HttpCall {
  readonly who: Access
  /** The server responds 403 until the caller's seller or transporter profile is verified (API-068, TDSH-009). */
  readonly verified?: true
  /** The key of the error text shown when the server sends no message (section ERR). */
  readonly fails: keyof CallDefaults
}
