import * as z from 'zod/mini'
import { Problem } from '#contract/call.ts'
import { type ControlCall, type ControlInput, type ControlReply, controlPath } from '#contract/control/controlCall.ts'
import { TOKEN_NEEDED, useLocked } from './locked/useLocked.ts'
import type { MockTexts } from './texts.ts'

/** Calls the mock's control API in the world of the browser's cookie. Throws ControlError, or the caller's abort reason. */
export async function control<C extends ControlCall>(
  call: C,
  { signal, ...input }: ControlInput<C> & { readonly signal?: AbortSignal | undefined } = {},
): Promise<ControlReply<C>> {
  const { ok, text } = await exchange(call.method, controlPath(call, input), input.body as object | undefined, signal)
  if (call.method !== 'GET') for (const listener of listeners) listener()
  const reply = json(text)
  if (!ok) {
    const problem = z.safeParse(Problem, reply).data
    if (problem?.code === TOKEN_NEEDED) useLocked.setState({ isLocked: true })
    throw new ControlError('refused', problem?.message)
  }
  const parsed = call.reply.safeParse(reply)
  if (!parsed.success) throw new ControlError('unreadable')
  return parsed.data as ControlReply<C>
}

const listeners = new Set<() => void>()

/** Subscribes to commands that got a response, even a refusal: data on screen may be outdated afterwards. */
export function onCommand(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

class ControlError extends Error {
  readonly why: 'refused' | 'offline' | 'unreadable'
  /** The message in the page's language. */
  readonly serverMessage: string | undefined

  constructor(why: ControlError['why'], serverMessage?: string) {
    super(serverMessage ?? why)
    this.name = 'ControlError'
    this.why = why
    this.serverMessage = serverMessage
  }
}

export function controlErrorText(error: unknown, t: MockTexts): string {
  if (!(error instanceof ControlError)) return t.errors.refused
  return error.serverMessage ?? t.errors[error.why]
}

async function exchange(method: string, path: string, body: object | undefined, signal: AbortSignal | undefined) {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    })
    return { ok: response.ok, text: await response.text() }
  } catch {
    signal?.throwIfAborted()
    throw new ControlError('offline')
  }
}

function json(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
