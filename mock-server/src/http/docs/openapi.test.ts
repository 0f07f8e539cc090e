import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { controlCalls } from '#contract/control/calls.ts'
import { CONTROL_PATH, type ControlCall } from '#contract/control/controlCall.ts'
import { collectionNames } from '#contract/control/db.ts'
import { DELIVERY_HEADER, EVENT_HEADER, SIGNATURE_HEADER, WebhookEvent } from '#contract/control/webhooks.ts'
import { UploadFolder } from '#contract/upload.ts'
import { testMock } from '../../testing/testing.ts'
import { documentPath } from './parameters.ts'
import { contractSchemas } from './schemas.ts'

interface Reference {
  readonly $ref?: string
}
interface Content {
  readonly 'application/json'?: {
    readonly schema: object
    readonly example?: unknown
    readonly examples?: Readonly<Record<string, Reference & { readonly value?: unknown }>>
  }
}
interface Response {
  readonly content?: Content
}
interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security: readonly object[]
  readonly parameters: readonly (Reference & {
    readonly name?: string
    readonly in?: string
    readonly schema?: object
    readonly example?: unknown
  })[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Response>>
}
interface Document {
  readonly servers: readonly object[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>
    readonly parameters: Readonly<Record<string, { readonly name: string }>>
  }
}

let text: string
let document: Document
beforeAll(async () => {
  const { app } = await testMock()
  text = (await app.inject('/__mock/openapi.json')).body
  document = JSON.parse(text) as Document
})

const everyCall: readonly (readonly [string, Call | ControlCall, string])[] = [
  ...Object.entries<Call>(calls).map(([name, call]) => [name, call, `/v1${call.path}`] as const),
  ...Object.entries<ControlCall>(controlCalls).map(([name, call]) => [name, call, `${CONTROL_PATH}${call.path}`] as const),
]
const operationOf = (call: Call | ControlCall, path: string): Operation => {
  const operation = document.paths[documentPath(path)]?.[call.method.toLowerCase()]
  if (!operation) throw new Error(`no ${call.method} ${path}`)
  return operation
}
const replyOf = ({ status }: Call | ControlCall, { responses }: Operation) => responses[status]?.content?.['application/json']

/** Returns every object of the document with its path. */
function* objectsIn(value: unknown, path = ''): Generator<[string, Record<string, unknown>]> {
  if (value === null || typeof value !== 'object') return
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>]
  for (const [key, inner] of Object.entries(value)) if (key !== 'example') yield* objectsIn(inner, `${path}/${key}`)
}

test('[WAY-005][QA-051] the linter reports no errors, and warns only about the local address', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    expect.stringMatching(/^warn: .*should not point to example.com or localhost/),
  ])
})

/** Schemas that no call refers to: queries (their fields become parameters), realtime events, and internal shapes of the mock. */
const NOT_IN_CALLS = ['ProductQuery', 'JournalQuery', 'JoinPayment', 'OrderStatusEvent', 'VerificationEvent', 'PaymentCallback']
const OF_THE_MOCK = ['ClockReading', 'ChargeRecord', 'PaymentScript', 'Scenario', 'ChargeEntry', 'JournalFacts']

test('[WAY-005] each contract schema that a call uses appears once, under its own name', () => {
  const names = Object.keys(document.components.schemas)
  const missing = [...contractSchemas.keys()].filter((name) => !names.includes(name))
  expect(missing.sort()).toEqual([...NOT_IN_CALLS, ...OF_THE_MOCK].sort())
  const others = names.filter((name) => !contractSchemas.has(name))
  const ofCalls = everyCall.flatMap(([name]) => ['Body', 'Reply'].map((part) => `${name.charAt(0).toUpperCase()}${name.slice(1)}${part}`))
  expect(others.filter((name) => !ofCalls.includes(name))).toEqual([])
  const bodyOf = (name: string) => JSON.stringify(document.components.schemas[name])
  const named = names.filter((name) => contractSchemas.has(name)).map(bodyOf)
  expect(others.filter((name) => named.includes(bodyOf(name)))).toEqual([])
})

test('[WAY-005] no call describes an object inline, except the upload form', () => {
  const inline = [...objectsIn(document.paths)].filter(([, object]) => 'properties' in object).map(([path]) => path)
  expect(inline).toEqual(['//v1/uploads/{folder}/post/requestBody/content/multipart/form-data/schema'])
})

test.each(everyCall)('[WAY-005] %s has a tag, a summary, the world header and its access rule', (name, call, path) => {
  const { operationId, tags, summary, parameters, security } = operationOf(call, path)
  expect(operationId).toBe(name)
  expect(document.tags.map((tag) => tag.name)).toEqual(expect.arrayContaining([...tags]))
  expect(tags).toHaveLength(1)
  expect(summary).toMatch(/^[A-Z].{8,}\.$/)
  expect(parameters).toContainEqual({ $ref: '#/components/parameters/World' })
  const isPublic = 'who' in call ? call.who === 'anyone' : true
  expect(security.length === 0 || security.some((one) => Object.keys(one).length === 0)).toBe(isPublic)
})

test.each(everyCall)('[WAY-005] the examples of %s match the contract', (_, call, path) => {
  const operation = operationOf(call, path)
  const sent = operation.requestBody?.content['application/json']
  const reply = replyOf(call, operation)
  if (call.body) expect(call.body.safeParse(sent?.example).error).toBeUndefined()
  if (reply) expect(call.reply.safeParse(reply.example).error).toBeUndefined()
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  for (const parameter of inPath) expect(parameter.example).toMatch(/./)
  expect(operation.requestBody?.required ?? true).toBe(call.body === undefined || !call.body.safeParse(undefined).success)
})

test.each(everyCall)('[WAY-005][QA-038] every refusal of %s has a Problem as its body', (_, call, path) => {
  const refused = Object.entries(operationOf(call, path).responses).filter(([status]) => Number(status) >= 400)
  expect(refused.length).toBeGreaterThan(0)
  for (const [, { content }] of refused) expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Problem' })
})

test('[WAY-005] a path parameter with few values lists them, and a numeric query parameter is an integer', () => {
  const parametersOf = (path: string, method = 'get') =>
    Object.fromEntries(document.paths[path]?.[method]?.parameters.map(({ name, schema }) => [name, schema]) ?? [])
  expect(parametersOf('/__mock/api/db/{collection}')).toMatchObject({ collection: { enum: collectionNames } })
  expect(parametersOf('/v1/uploads/{folder}', 'post')).toMatchObject({ folder: { $ref: '#/components/schemas/UploadFolder' } })
  expect(document.components.schemas['UploadFolder']).toMatchObject({ enum: UploadFolder.options })
  expect(parametersOf('/v1/products')).toMatchObject({
    skip: { type: 'integer', minimum: 0 },
    take: { type: 'integer', minimum: 1, maximum: 100 },
  })
})

test('[WAY-005] startPayment documents the scenario header, and each repeatable call its idempotency key', () => {
  const refs = (path: string) => document.paths[path]?.['post']?.parameters.flatMap(({ $ref = '' }) => $ref.split('/').at(-1) ?? '')
  expect(refs('/v1/mobile-money/checkout')).toEqual(expect.arrayContaining(['World', 'Scenario', 'IdempotencyKey']))
  for (const path of ['/v1/orders', '/v1/products', '/v1/seller-payouts', '/v1/orders/{id}/shortage', '/v1/contact'])
    expect(refs(path)).toContain('IdempotencyKey')
  expect(refs('/v1/addresses')).not.toContain('IdempotencyKey')
})

test('[WAY-005] the document is the same after a restart, and its first server is the one that served it', async () => {
  const { app } = await testMock()
  expect((await app.inject('/__mock/openapi.json')).body).toBe(text)
  expect(document.servers).toMatchObject([{ url: '/' }, { url: 'http://localhost:4173' }])
})

test('[QA-049][QA-051] the document describes each event that is posted to a webhook, with its headers and data', () => {
  expect(Object.keys(document.webhooks)).toEqual(WebhookEvent.options)
  for (const [event, { post }] of Object.entries(document.webhooks)) {
    expect(post.parameters.map(({ name }) => name)).toEqual([EVENT_HEADER, DELIVERY_HEADER, SIGNATURE_HEADER])
    const data = event.startsWith('order') ? 'Order' : 'WebhookPayment'
    expect(JSON.stringify(post.requestBody?.content), event).toContain(`#/components/schemas/${data}"`)
  }
})
