import type { FastifyInstance, InjectOptions } from 'fastify'
import type * as z from 'zod/mini'
import type { Call, ParamsOf } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { controlCalls } from '#contract/control/calls.ts'
import { CONTROL_PATH, type ControlCall } from '#contract/control/controlCall.ts'
import type { World } from '../../../world/world.ts'
import { PROVIDER_HEADER } from '../../access.ts'

type ControlName = keyof typeof controlCalls
type BodyOf<C> = C extends { body: infer S extends z.ZodMiniType } ? z.input<S> : undefined
type QueryOf<C> = C extends { query: infer S extends z.ZodMiniType } ? z.input<S> : undefined
type ReplyOf<C> = C extends { reply: infer S extends z.ZodMiniType } ? z.output<S> : never
interface Input<C extends { readonly path: string }> {
  readonly params?: ParamsOf<C['path']>
  readonly query?: QueryOf<C>
  readonly body?: BodyOf<C>
}

/** The request and response of one call. */
export interface Example {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly reply?: unknown
}

/** Makes calls one by one and stores the first call of each name as its example. A refused call throws. */
export interface Recorder {
  readonly world: World
  readonly examples: ReadonlyMap<string, Example>
  /** Makes a call of the market API as the seed user `as`, or as a guest if null. */
  market<N extends CallName>(name: N, as: string | null, input?: Input<(typeof calls)[N]>): Promise<ReplyOf<(typeof calls)[N]>>
  /** Makes a call of the control API. */
  mock<N extends ControlName>(name: N, input?: Input<(typeof controlCalls)[N]>): Promise<ReplyOf<(typeof controlCalls)[N]>>
  /** Uploads an image, whose form has no schema. */
  upload(as: string, params: ParamsOf<typeof calls.upload.path>, form: { type: string; payload: Buffer }): Promise<void>
}

interface Sent {
  readonly headers?: Record<string, string>
  readonly payload?: unknown
}

export function createRecorder(app: FastifyInstance, world: World): Recorder {
  const examples = new Map<string, Example>()
  const signedIn = (as: string | null) => (as === null ? {} : { authorization: `Bearer ${world.sessions.open(as)}` })
  const send = async (name: string, call: Call | ControlCall, input: Example, { headers = {}, payload = input.body }: Sent = {}) => {
    const path = call.path.replace(/:(\w+)/g, (_, key: string) => (input.params as Record<string, string>)[key] ?? '')
    const response = await app.inject({
      method: call.method,
      url: `${'who' in call ? '/v1' : CONTROL_PATH}${path}`,
      headers,
      ...(input.query !== undefined && { query: input.query }),
      ...(payload !== undefined && { payload }),
    } as InjectOptions)
    if (response.statusCode !== call.status) throw new Error(`${name} is refused: ${response.statusCode} ${response.body}`)
    const isText = 'media' in call && call.media !== undefined
    const reply = call.status === 204 ? undefined : isText ? response.body : response.json()
    if (!examples.has(name)) examples.set(name, { ...input, ...(reply !== undefined && { reply }) })
    return reply
  }
  return {
    world,
    examples,
    market: (name, as, input = {}) =>
      send(name, calls[name], input, {
        headers: { ...signedIn(as), ...(name === 'postCallback' && { [PROVIDER_HEADER]: app.providerSecret }) },
      }),
    mock: (name, input = {}) => send(name, controlCalls[name], input),
    upload: async (as, params, { type, payload }) => {
      await send('upload', calls.upload, { params }, { headers: { ...signedIn(as), 'content-type': type }, payload })
    },
  }
}
