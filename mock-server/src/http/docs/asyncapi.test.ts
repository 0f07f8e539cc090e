import { beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { clientEvents, REALTIME_PATH, serverEvents } from '#contract/realtime.ts'
import { testMock } from '../../testing/testing.ts'

interface Document {
  readonly asyncapi: string
  readonly info: { readonly description: string }
  readonly servers: Readonly<Record<string, { readonly pathname: string; readonly protocol: string }>>
  readonly channels: Readonly<Record<string, { readonly address: string; readonly messages: Readonly<Record<string, unknown>> }>>
  readonly operations: Readonly<Record<string, { readonly action: string; readonly channel: { readonly $ref: string } }>>
  readonly components: {
    readonly messages: Readonly<
      Record<
        string,
        {
          readonly summary: string
          readonly payload: { readonly $ref: string }
          readonly examples: readonly { readonly payload: unknown }[]
        }
      >
    >
    readonly schemas: Readonly<Record<string, object>>
  }
}

let document: Document
beforeAll(async () => {
  const { app } = await testMock()
  document = (await app.inject('/__mock/asyncapi.json')).json() as Document
})

const events: readonly (readonly [string, string, z.ZodMiniType])[] = [
  ...Object.entries(clientEvents).map(([name, schema]) => [name, 'receive', schema] as const),
  ...Object.entries(serverEvents).map(([name, schema]) => [name, 'send', schema] as const),
]

test.each(events)('[WAY-006] %s is described with its receiver, its named payload and a valid example', (name, action, schema) => {
  const { summary, payload, examples } = document.components.messages[name] ?? { summary: '', payload: { $ref: '' }, examples: [] }
  expect(summary).toMatch(/.{20}/)
  expect(document.components.schemas).toHaveProperty([payload.$ref.replace('#/components/schemas/', '')])
  for (const example of examples) expect(schema.safeParse(example.payload).error).toBeUndefined()
  expect(examples).toHaveLength(1)
  expect(document.operations[name]?.action).toBe(action)
})

test('[WAY-006] the document describes path, transport, auth payload and rooms', () => {
  expect(document.asyncapi).toBe('3.0.0')
  expect(Object.values(document.servers)).toMatchObject([{ pathname: REALTIME_PATH, protocol: 'ws' }])
  for (const option of ["path: '/realtime'", "transports: ['websocket']", 'auth: { token }'])
    expect(document.info.description).toContain(option)
  expect(document.components.schemas['RealtimeAuth']).toMatchObject({ required: ['token'] })
  expect(Object.values(document.channels).map(({ address }) => address)).toEqual(['/', 'users/{userId}', 'payments/{reference}'])
})

test('[WAY-006] every reference resolves, and the document is the same after a restart', async () => {
  const text = JSON.stringify(document)
  for (const [, path = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = path.split('/').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)
    expect([path, typeof target]).toEqual([path, 'object'])
  }
  const { app } = await testMock()
  expect((await app.inject('/__mock/asyncapi.json')).json()).toEqual(document)
})
