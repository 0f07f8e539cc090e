import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { calls } from '#contract/calls.ts'
import { controlCalls } from '#contract/control/calls.ts'
import type { ControlCall } from '#contract/control/controlCall.ts'
import { withPlus } from '#contract/rules/phone.ts'
import { type AppOptions, buildApp } from '../app.ts'
import type { Callers } from '../http/connections/callers.ts'
import { controlRefusalsOf, refusalsOf } from '../http/docs/refusals.ts'
import type { World } from '../world/world.ts'
import { createWorlds, type Defaults, type Worlds } from '../world/worlds.ts'

/** 09:00 in Dar es Salaam. */
export const START = Date.parse('2026-11-20T06:00:00.000Z')

export interface TestMock {
  readonly app: FastifyInstance
  readonly worlds: Worlds
  readonly world: World
  /** Returns a token for this seed user. */
  signIn(userId: string): string
  /** Makes a call under /v1, as the user in `options.as` or as a guest. */
  call(method: string, path: string, options?: CallOptions): Promise<TestReply>
  /** Makes a call under /__mock/api. */
  control(method: string, path: string, body?: object): Promise<TestReply>
}
export interface CallOptions {
  readonly as?: string | undefined
  readonly body?: unknown
  readonly language?: 'en' | 'sw'
  readonly headers?: Record<string, string>
}
export interface TestReply {
  readonly status: number
  /** The parsed JSON or the text. It has the type any, so that tests can read every field. */
  readonly body: ReturnType<typeof JSON.parse>
  readonly headers: Record<string, string | string[] | number | undefined>
}

/** Builds a mock with a frozen clock, for tests that call it with `inject`. */
export async function testMock({
  clock = { kind: 'frozen', at: START },
  seed,
  market,
  ...options
}: Defaults & Callers & Pick<AppOptions, 'host'> = {}): Promise<TestMock> {
  const worlds = createWorlds({ clock, seed, market })
  const app = await buildApp({ worlds, providerSecret: 'provider', ...options })
  app.addHook('onSend', async (request, { statusCode }) => {
    const undocumented = undocumentedRefusal(request, statusCode)
    if (undocumented) throw new Error(undocumented)
  })
  const send = async (method: string, url: string, { as, body, language, headers }: CallOptions = {}): Promise<TestReply> => {
    const all = {
      ...(as !== undefined && { authorization: `Bearer ${worlds.get('default').sessions.open(as)}` }),
      ...(language && { 'accept-language': language }),
      ...headers,
    }
    const isText = typeof body === 'string'
    const sent = {
      method,
      url,
      headers: isText ? { 'content-type': 'application/json', ...all } : all,
      ...(body !== undefined && { payload: body }),
    }
    const response = await app.inject(sent as InjectOptions)
    return { status: response.statusCode, body: parsed(response.body), headers: response.headers }
  }
  return {
    app,
    worlds,
    get world() {
      return worlds.get('default')
    },
    signIn: (userId) => worlds.get('default').sessions.open(userId),
    call: (method, path, options) => send(method, `/v1${path}`, options),
    control: (method, path, body) => send(method, `/__mock/api${path}`, { body }),
  }
}

/** Returns an error if openapi.json does not list a refusal of a test (WAY-005, QA-051). Faults and scenarios may send any status, a scenario without a code. */
function undocumentedRefusal({ routeOptions: { config }, fault, facts }: FastifyRequest, status: number): string | null {
  if (status < 400 || status >= 500 || fault || !facts) return null
  const { call, controlCall, missing = null, owns = false, idempotent = false } = config
  const name = Object.entries<object>({ ...calls, ...controlCalls }).find(([, one]) => one === (call ?? controlCall))?.[0]
  if (name === undefined) return null
  const listed: Readonly<Record<number, readonly string[]>> = call
    ? refusalsOf(name, call, { call, missing, owns, idempotent })
    : controlRefusalsOf(name, controlCall as ControlCall)
  const { code } = facts
  if (typeof code !== 'string' || listed[status]?.includes(code) || ofAnyCall.has(code)) return null
  return `${name} was refused with ${status} ${code}: add the code to byState in mock-server/src/http/docs/refusals.ts`
}
const ofAnyCall = new Set(['body_unreadable', 'body_too_large', 'type_unsupported', 'host_unknown', 'worlds_full'])

/** Returns the status and the code of a refusal: `409 items_differ`. */
export const refusal = ({ status, body }: TestReply): string => `${status} ${body.code}`

/** Returns the newest code sent to a phone number. */
export const codeFor = (world: World, phone: string): string => world.inbox.list(withPlus(phone)).findLast(({ code }) => code)?.code ?? ''

/** Returns the JSON in a text, or the text itself. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
