import * as z from 'zod/mini'
import type { CallDefaults } from './messages/en.ts'

/** What every refusal carries (QA-038): a text in the language asked for, a stable code, and the wrong fields of a wrong body. */
export const Problem = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Problem = z.infer<typeof Problem>

/** Who may make a call; 'user' is any signed-in user, 'provider' only the payment provider (SEC-020). */
export type Access = 'anyone' | 'user' | 'seller' | 'transporter' | 'provider'

/** What every call of the contract says, under /v1 and of the control API alike. */
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

/** The `:params` of a path by name; unknown for a path without any. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string } & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown

/** One call under /v1: written once, used by the mock as its route and by the web as its request (DX-008). */
export interface Call extends HttpCall {
  readonly who: Access
  /** Refused with 403 until this seller's or transporter's profile is verified (API-068, TDSH-009). */
  readonly verified?: true
  /** Names the text shown when the server sends none (section ERR). */
  readonly fails: keyof CallDefaults
}
