import * as z from 'zod/mini'
import { type Call, Problem } from '#contract/call.ts'
import { ApiError } from '../ApiError.ts'
import { refuseToken } from '../token.ts'
import { withoutWrongItems } from './listItems.ts'
import type { Reply } from './request.ts'
import { normaliseShape } from './shapes.ts'

/** A raw response of fetch or XMLHttpRequest. */
export interface RawResponse {
  status: number
  headers: Pick<Headers, 'get'>
  text: string
}

/** Parses a response by the contract. Throws ApiError for an error status or an unreadable body. A 401 ends the session of `token`. */
export function replyOf<C extends Call>(call: C, { status, headers, text }: RawResponse, token: string | null): Reply<C> {
  const body = json(text)
  if (status >= 200 && status < 300) return parse(call, status, text, body)
  if (status === 401 && !isSignIn(call)) refuseToken(token)
  throw new ApiError(call, { status, ...problemOf(body), retryAfter: secondsOf(headers.get('retry-after')) })
}

function parse<C extends Call>(call: C, status: number, text: string, body: unknown): Reply<C> {
  const isJson = body !== undefined
  // A captive portal replies to any call with its own HTML page, which must not count as an empty list.
  if (!isJson && text.trimStart().startsWith('<')) throw new ApiError(call, { status, code: 'unreadable' })
  const shaped = isJson ? normaliseShape(call, body) : body
  const whole = z.safeParse(call.reply, shaped)
  const parsed = whole.success ? whole : z.safeParse(call.reply, withoutWrongItems(call.reply, shaped, `${call.method} ${call.path}`))
  if (parsed.success) return parsed.data as Reply<C>
  throw new ApiError(call, { status, code: EMPTY_BODY.test(text.trim()) ? 'empty' : 'unreadable' })
}
const EMPTY_BODY = /^(null|{\s*("data"\s*:\s*null\s*)?})?$/

function problemOf(body: unknown): { code: string; serverMessage?: string; fields?: Record<string, string> } {
  const problem = z.safeParse(Problem, body)
  if (problem.success) return { code: problem.data.code, serverMessage: problem.data.message, fields: problem.data.fields ?? {} }
  const message = (body as { message?: unknown } | null | undefined)?.message
  return { code: 'failed', ...(typeof message === 'string' ? { serverMessage: message } : {}) }
}

function json(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A 401 of `POST /auth/…` does not end a session: its form stays on screen (GEN-023). */
const isSignIn = (call: Call): boolean => call.method === 'POST' && call.path.startsWith('/auth/')

function secondsOf(header: string | null): number | undefined {
  return header && /^\d+$/.test(header) ? Number(header) : undefined
}
