import type { Call } from '#contract/call.ts'
import { CALL_TIMEOUT, MONEY_CALL_TIMEOUT } from '#contract/rules/constants.ts'
import { ApiError } from './ApiError.ts'
import { config } from './config.ts'
import { takeFirstCall } from './http/firstCalls.ts'
import { dropIfEnded, type RawResponse, replyOf } from './http/replyOf.ts'
import { type CallOptions, keyOf, languageOfPage, type Reply, requestOf } from './http/request.ts'
import { noteOffline, noteRead } from './savedAt.ts'
import { afterInWorld } from './time.ts'
import { readToken } from './token.ts'
import { watchNetwork } from './useOffline.ts'

export { ApiError } from './ApiError.ts'

/** The header by which the service worker marks a stored reply: when it arrived. */
const SAVED_AT = 'x-saved-at'

/** Sends a call under /v1 and parses the response by the contract. Throws ApiError, or the reason of the caller's abort signal. */
export async function send<C extends Call>(call: C, options: CallOptions<C> = {}): Promise<Reply<C>> {
  const token = readToken()
  const key = keyOf(call, options)
  const raw = await exchange(call, key, options, token)
  const reply = await replyOf(call, raw, token)
  if (call.method === 'GET') noteRead(key, raw.headers.get(SAVED_AT))
  return reply
}

async function exchange<C extends Call>(call: C, key: string, options: CallOptions<C>, token: string | null): Promise<RawResponse> {
  const abort = new AbortController()
  const abortByCaller = () => abort.abort(options.signal?.reason)
  if (options.signal?.aborted) abortByCaller()
  options.signal?.addEventListener('abort', abortByCaller)
  let isTimedOut = false
  const noteNetwork = watchNetwork()
  const stopWaiting = afterInWorld(timeoutOf(call), () => {
    isTimedOut = true
    abort.abort()
  })
  try {
    const first = call.method === 'GET' && !options.decides ? takeFirstCall(key, languageOfPage(), token, abort.signal) : null
    const response = await (first ?? fetch(`${config.apiHost}/v1${key}`, requestOf(call, options, token, abort.signal)))
    const { status, headers } = response
    const text = await response.text()
    if (!headers.has(SAVED_AT)) noteNetwork(false)
    // A worker of an earlier release may still reply with what it stored.
    else if (options.decides) throw new Error('a stored reply decides nothing')
    return { status, headers, text }
  } catch {
    if (options.signal?.aborted) throw options.signal.reason
    if (!isTimedOut) noteNetwork(true)
    dropIfEnded(call, token)
    noteOffline(key)
    throw new ApiError(call, { status: 0, code: isTimedOut ? 'timeout' : 'offline' })
  } finally {
    stopWaiting()
    options.signal?.removeEventListener('abort', abortByCaller)
  }
}

/** The timeout of a call, in ms. Starting a payment and creating an order may take longer (MON-007). */
const timeoutOf = (call: Call): number =>
  call.fails === 'startPayment' || call.fails === 'createOrder' ? MONEY_CALL_TIMEOUT : CALL_TIMEOUT
