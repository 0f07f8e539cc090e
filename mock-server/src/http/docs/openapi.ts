import * as z from 'zod/mini'
import { type Call, Problem } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { controlCalls } from '#contract/control/calls.ts'
import { CONTROL_PATH, type ControlCall } from '#contract/control/controlCall.ts'
import { IDEMPOTENCY_HEADER } from '#contract/payment.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of both faces, from the very schemas that check them (QA-035). */
export function openapi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  const put = (path: string, method: string, operation: Json) => {
    const name = path.replace(/:(\w+)/g, '{$1}')
    paths[name] = { ...paths[name], [method.toLowerCase()]: operation }
  }
  for (const [name, call] of Object.entries(calls)) put(`/v1${call.path}`, call.method, operationOf(name, call))
  for (const [name, call] of Object.entries(controlCalls)) put(`${CONTROL_PATH}${call.path}`, call.method, controlOperation(name, call))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Samaki',
      version: '1',
      description: 'The market under /v1, and what the mock adds under /__mock/api. Header x-mock-world chooses a world.',
    },
    paths,
    components: { schemas: { Problem: schemaOf(Problem, 'output') }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operationOf(name: string, call: Call): Json {
  const refused = { description: 'Refused', content: json({ $ref: '#/components/schemas/Problem' }) }
  const isUpload = call === calls.upload
  return {
    operationId: name,
    tags: ['v1'],
    ...(call.who !== 'anyone' && {
      security: [{ bearer: [] }],
      description: `For ${call.who}${call.verified ? ' with a verified profile' : ''}`,
    }),
    parameters: [
      ...parametersOf(call),
      ...(call === calls.startPayment || call === calls.createOrder
        ? [{ name: IDEMPOTENCY_HEADER, in: 'header', schema: { type: 'string' } }]
        : []),
    ],
    ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
    ...(isUpload && { requestBody: { required: true, content: { 'multipart/form-data': { schema: fileForm } } } }),
    responses: {
      [call.status]: { description: 'Done', ...(call.status !== 204 && { content: json(schemaOf(call.reply, 'output')) }) },
      '4XX': refused,
    },
  }
}

const controlOperation = (name: string, call: ControlCall): Json => ({
  operationId: name,
  tags: ['mock'],
  summary: call.about,
  parameters: parametersOf(call),
  ...(call.body && { requestBody: { content: json(schemaOf(call.body, 'input')) } }),
  responses: {
    [call.status]: {
      description: 'Done',
      ...(call.status !== 204 && { content: { [call.media ?? 'application/json']: { schema: schemaOf(call.reply, 'output') } } }),
    },
    '4XX': { description: 'Refused' },
  },
})

const fileForm: Json = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
const json = (schema: Json): Json => ({ 'application/json': { schema } })

function parametersOf({ path, query }: { path: string; query?: z.ZodMiniType }): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
  const { properties = {}, required = [] } = (query ? schemaOf(query, 'input') : {}) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return [
    ...inPath,
    ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
  ]
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
