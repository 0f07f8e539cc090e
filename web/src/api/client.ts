import * as z from 'zod/mini'
import { type Call, Problem } from '#contract/call.ts'
import { CALL_TIMEOUT, MONEY_CALL_TIMEOUT } from '#contract/rules/constants.ts'
import { ApiError } from './ApiError.ts'
import { config } from './config.ts'
import { takeFirstCall } from './firstCalls.ts'
import { type CallOptions, keyOf, languageOfPage, type Reply, requestOf } from './request.ts'
import { tolerate } from './shapes.ts'
import { afterInWorld } from './time.ts'
import { readToken, refuseToken } from './token.ts'

export { ApiError } from './ApiError.ts'

/** Makes one call under /v1 and parses its response by the contract. Throws ApiError, or the caller's own abort reason. */
export async function send<C extends Call>(call: C, options: CallOptions<C> = {}): Promise<Reply<C>> {
  const token = readToken()
  const { status, headers, text } = await exchange(call, options, token)
  const body = json(text)
  if (status >= 200 && status < 300) return parse(call, status, text, body)
  if (status === 401 && !isSignIn(call)) refuseToken(token)
  throw new ApiError(call, { status, ...problemOf(body), retryAfter: secondsOf(headers.get('retry-after')) })
}

interface Exchanged {
  status: number
  headers: Headers
  text: string
}

async function exchange<C extends Call>(call: C, options: CallOptions<C>, token: string | null): Promise<Exchanged> {
  const abort = new AbortController()
  const abortByCaller = () => abort.abort(options.signal?.reason)
  if (options.signal?.aborted) abortByCaller()
  options.signal?.addEventListener('abort', abortByCaller)
  let late = false
  const stopWaiting = afterInWorld(timeoutOf(call), () => {
    late = true
    abort.abort()
  })
  try {
    const key = keyOf(call, options)
    const first = call.method === 'GET' ? takeFirstCall(key, languageOfPage(), token, abort.signal) : null
    const response = await (first ?? fetch(`${config.apiHost}/v1${key}`, requestOf(call, options, token, abort.signal)))
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch {
    if (options.signal?.aborted) throw options.signal.reason
    throw new ApiError(call, { status: 0, code: late ? 'timeout' : 'offline' })
  } finally {
    stopWaiting()
    options.signal?.removeEventListener('abort', abortByCaller)
  }
}

function parse<C extends Call>(call: C, status: number, text: string, body: unknown): Reply<C> {
  const parsed = z.safeParse(call.reply, tolerate(call, body))
  if (parsed.success) return parsed.data as Reply<C>
  throw new ApiError(call, { status, code: NOTHING.test(text.trim()) ? 'empty' : 'unreadable' })
}
const NOTHING = /^(null|{\s*("data"\s*:\s*null\s*)?})?$/

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

/** In milliseconds; a payment start or an order may take longer (MON-007). */
const timeoutOf = (call: Call): number =>
  call.fails === 'startPayment' || call.fails === 'createOrder' ? MONEY_CALL_TIMEOUT : CALL_TIMEOUT

/** `POST /auth/…` never ends a session: its form stays (GEN-023). */
const isSignIn = (call: Call): boolean => call.method === 'POST' && call.path.startsWith('/auth/')

function secondsOf(header: string | null): number | undefined {
  return header && /^\d+$/.test(header) ? Number(header) : undefined
}
