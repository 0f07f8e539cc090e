import type * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { type ControlCall, TOKEN_HEADER } from '#contract/control/controlCall.ts'
import { HEALTH_PATH, Health } from '#contract/control/hosts.ts'
import { PROVIDER_HEADER } from '../access.ts'
import type { RouteFacts } from '../route.ts'
import type { Example } from './examples/record.ts'
import { parametersOf, shared } from './parameters.ts'
import { controlRefusalsOf, type RefusalStatus, refusals, refusalsOf } from './refusals.ts'
import { tagOf } from './resources.ts'
import type { Components, Json } from './schemas.ts'
import { summaries } from './summaries.ts'

export const securitySchemes: Readonly<Record<string, Json>> = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The `accessToken` of verifyCode, or of openSession without a code.' },
  provider: { type: 'apiKey', in: 'header', name: PROVIDER_HEADER, description: 'Only the simulated provider knows it.' },
  mockToken: {
    type: 'apiKey',
    in: 'header',
    name: TOKEN_HEADER,
    description: 'Printed at the start; asked only where the server is open to a network, or with MOCK_TOKEN.',
  },
}

/** Describes a call of the market. */
export function operationOf(components: Components, name: CallName, facts: RouteFacts, example: Example | undefined): Json {
  const call: Call = calls[name]
  return {
    ...head(name, call, summaries[name]),
    ...(call.who !== 'anyone' && call.who !== 'user' && { description: accessDescription(call) }),
    security: call.who === 'anyone' ? [] : [{ [call.who === 'provider' ? 'provider' : 'bearer']: [] }],
    parameters: [
      shared('World'),
      ...(name === 'startPayment' ? [shared('Scenario')] : []),
      ...(facts.idempotent ? [shared('IdempotencyKey')] : []),
      ...parametersOf(components, call, example),
    ],
    ...bodyOf(components, name, call, example),
    ...(name === 'upload' && { requestBody: { required: true, content: { 'multipart/form-data': { schema: fileForm } } } }),
    responses: {
      ...repliesOf(components, name, call, example),
      ...(name === 'createOrder' && {
        200: { ...reply(components, name, call, {}), description: 'The order that this payment has made before.' },
      }),
      ...refused(refusalsOf(name, call, facts)),
    },
  }
}

/** Describes a call of the control API. */
export const controlOperation = (components: Components, name: string, call: ControlCall, example: Example | undefined): Json => ({
  ...head(name, call, call.about),
  security: [{}, { mockToken: [] }],
  parameters: [shared('World'), ...parametersOf(components, call, example)],
  ...bodyOf(components, name, call, example),
  responses: { ...repliesOf(components, name, call, example), ...refused(controlRefusalsOf(name, call)) },
})

/** Describes the health check, the only call that does not use a world. */
export const healthPath = (components: Components): Record<string, Json> => ({
  [HEALTH_PATH]: {
    get: {
      operationId: 'getHealth',
      tags: ['mock-server'],
      summary: 'Says that the server is ready.',
      security: [],
      responses: {
        200: {
          description: 'Ready.',
          content: { 'application/json': { schema: components.schemaOf(Health, 'output', ''), example: { status: 'ok' } } },
        },
        ...refused([400]),
      },
    },
  },
})

const head = (operationId: string, call: object, summary: string): Json => ({ operationId, tags: [tagOf(call)], summary })

const accessDescription = ({ who, verified }: Call): string =>
  who === 'provider' ? 'For the payment provider.' : `For a ${who}${verified ? ' with a verified profile' : ''}.`

/** The form of an upload: one file. */
const fileForm: Json = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }

const capitalise = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const acceptsUndefined = (schema: z.ZodMiniType): boolean => schema.safeParse(undefined).success

type Described = Pick<Call | ControlCall, 'status' | 'body' | 'reply'> & { readonly media?: string }

function bodyOf(components: Components, name: string, { body }: Described, example: Example = {}): Json {
  if (!body) return {}
  const schema = components.schemaOf(body, 'input', `${capitalise(name)}Body`)
  return { requestBody: { required: !acceptsUndefined(body), content: { 'application/json': { schema, example: example.body } } } }
}

function repliesOf(components: Components, name: string, call: Described, example: Example = {}): Json {
  const { status, reply: schema } = call
  if (status === 204) return { 204: { description: 'Done; there is nothing to return.' } }
  return {
    [status]: reply(components, name, call, example),
    ...(acceptsUndefined(schema) && { 204: { description: 'There is nothing to return.' } }),
  }
}

function reply(
  components: Components,
  name: string,
  { reply: schema, media = 'application/json' }: Described,
  { reply: example }: Example,
): Json {
  return {
    description: 'Done.',
    content: {
      [media]: { schema: components.schemaOf(schema, 'output', `${capitalise(name)}Reply`), ...(example !== undefined && { example }) },
    },
  }
}

const refused = (statuses: readonly RefusalStatus[]): Json =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${refusals[status].name}` }]))
