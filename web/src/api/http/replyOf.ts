import * as z from 'zod/mini'
import { type Call, Problem } from '#contract/call.ts'
import { ApiError, type Failure } from '../ApiError.ts'
import { importFiles } from '../lazyImport.ts'
import { readToken, refuseToken } from '../token.ts'
import type { Reply } from './request.ts'
import { normaliseShape } from './shapes.ts'

/** A raw response of fetch or XMLHttpRequest. */
export interface RawResponse {
  status: number
  headers: Pick<Headers, 'get'>
  text: string
}

/**
 * Parses a response by the contract. Throws ApiError for an error status or an unreadable body, and if the session of `token` has ended. A
 * 401 ends it.
 */
export async function replyOf<C extends Call>(call: C, { status, headers, text }: RawResponse, token: string | null): Promise<Reply<C>> {
  dropIfEnded(call, token)
  const body = json(text)
  if (status >= 200 && status < 300) return parse(call, body, { status, text, token })
  if (status === 401 && !isSignIn(call)) refuseToken(token)
  throw new ApiError(call, { status, ...problemOf(body), retryAfter: secondsOf(headers.get('retry-after')) })
}

/**
 * Throws if the session that made a call has ended or another one has begun: no cache, store or view may see the reply (SEC-027). Like
 * after a 401, the result is unknown, and what has to be done for the person waits for the next sign-in.
 */
export function dropIfEnded(call: Call, token: string | null): void {
  if (token !== null && token !== readToken()) throw new ApiError(call, { status: 401, code: 'sessionEnded' })
}

async function parse<C extends Call>(
  call: C,
  body: unknown,
  { status, text, token }: { status: number; text: string; token: string | null },
): Promise<Reply<C>> {
  const isJson = body !== undefined
  // A captive portal replies to any call with its own HTML page, which must not count as an empty list.
  if (!isJson && text.trimStart().startsWith('<')) throw new ApiError(call, { status, code: 'unreadable' })
  const shaped = isJson ? normaliseShape(call, body) : body
  const parsed = z.safeParse(call.reply, shaped)
  if (parsed.success) return parsed.data as Reply<C>
  const repair = await importFiles(() => import('./repairList.ts')).catch(() => null)
  dropIfEnded(call, token)
  const repaired = repair?.repairList(call, body, shaped)
  if (repaired !== undefined) return repaired as Reply<C>
  throw new ApiError(call, { status, code: EMPTY_BODY.test(text.trim()) ? 'empty' : 'unreadable' })
}
const EMPTY_BODY = /^(null|{\s*("data"\s*:\s*null\s*)?})?$/

function problemOf(body: unknown): Pick<Failure, 'code' | 'serverMessage' | 'fields' | 'reference'> {
  const problem = z.safeParse(Problem, body)
  if (problem.success) {
    const { code, message, fields, reference } = problem.data
    return { code, serverMessage: message, fields, reference }
  }
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
