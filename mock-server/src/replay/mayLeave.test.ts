import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { HttpCall } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { controlCalls } from '#contract/control/calls.ts'
import { CONTROL_PATH } from '#contract/control/controlCall.ts'
import { collections } from '#contract/control/db.ts'
import { clientEvents, serverEvents } from '#contract/realtime.ts'
import { testMock } from '../testing/testing.ts'
import { mayLeave, type Place } from './standIns.ts'

/** The text fields of the contract that get a stand-in wherever they are not listed in mayLeave.ts. */
const hidden = new Set(
  `name phone phoneNumber msisdn email fullName firstName lastName addressLine1 addressLine2 city postalCode subject message notes note
  address description businessName nationalId frontNationalId backNationalId companyRegistrationNumber associationRegistrationNumber
  licenseImage trackingNumber search imageUrls url image nameSw code otp pin accessToken token key text en sw label into literal path
  invariant event scenario queue number slug about afterwards server test id digest connection joined hosts snapshots magic merchant
  totalEarnings totalNetEarnings totalPayouts totalPlatformFees closed fault call shapes seed attemptsOf body
  secret error nextAttemptAt`
    .split(/\s+/)
    .filter(Boolean),
)

interface Field {
  readonly name: string
  readonly place: Place
  readonly path: string
  readonly isChoice: boolean
}
type Def = { readonly type: string } & Readonly<Record<string, never>>
type Schema = z.ZodMiniType | undefined
const defOf = (schema: z.ZodMiniType): Def => schema.def as unknown as Def

/** Yields the fields of a schema that hold texts, or one of some words. */
function* fieldsOf(schema: Schema, name: string, where: Pick<Field, 'place' | 'path'>): Generator<Field> {
  if (!schema) return
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      for (const [key, inner] of Object.entries(def['shape'] ?? {})) yield* fieldsOf(inner as Schema, key, where)
      return
    case 'union':
      for (const inner of def['options'] ?? []) yield* fieldsOf(inner, name, where)
      return
    case 'pipe':
      yield* fieldsOf(def['in'], name, where)
      yield* fieldsOf(def['out'], name, where)
      return
    case 'string':
    case 'unknown':
    case 'enum':
    case 'literal':
      yield { name, ...where, isChoice: def.type === 'enum' || (def.type === 'literal' && def['values']?.[0] !== '') }
      return
    default:
      yield* fieldsOf(def['element'] ?? def['valueType'] ?? def['innerType'], name, where)
  }
}

const all: Field[] = []
const add = (schema: Schema, place: Place, path = '') => all.push(...fieldsOf(schema, '', { place, path }))
const both = [
  ...Object.values<HttpCall>(calls).map((call) => ({ call, place: 'call' as const, base: '/v1' })),
  ...Object.values<HttpCall>(controlCalls).map((call) => ({ call, place: 'control' as const, base: CONTROL_PATH })),
]
for (const { call, place, base } of both)
  for (const schema of [call.body, call.query, call.reply]) add(schema, place, base + call.path.replace(/:\w+/g, 'x'))
for (const [name, schema] of Object.entries(collections)) add(schema, 'control', `${CONTROL_PATH}/db/${name}/x`)
for (const schema of [...Object.values(clientEvents), ...Object.values(serverEvents)]) add(schema, 'event')

test('[SEC-029][DX-010] every text field of the contract is listed: it leaves with the journal, or gets a stand-in', () => {
  const unlisted = all.filter(
    // A word that the server chooses by, such as a status, must stay: a replay needs it.
    ({ name, place, path, isChoice }) => name !== '' && !mayLeave(place, path).has(name) && (isChoice || !hidden.has(name)),
  )
  expect([...new Set(unlisted.map(({ name, path }) => `${name} of ${path}`))]).toEqual([])
  expect(all.length).toBeGreaterThan(500)
})

test('[SEC-029] a field that the journal has no place for is not listed as harmless', () => {
  const known = new Set(all.map(({ name }) => name))
  const listed = (['call', 'control', 'event'] as const).flatMap((place) => [...mayLeave(place, '/v1/products')])
  expect(listed.filter((name) => !known.has(name))).toEqual([])
})

/** Returns a body in which every text is a secret that names its field. */
function secretBody(schema: Schema, name = ''): unknown {
  if (!schema) return undefined
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def['shape'] ?? {}).map(([key, inner]) => [key, secretBody(inner as Schema, key)]))
    case 'array':
      return [secretBody(def['element'], name)]
    case 'union':
      return secretBody(def['options']?.[0], name)
    case 'string':
      return `Zawadi Kimaro <${name}>`
    default:
      return secretBody(def['innerType'] ?? def['in'], name) ?? 1
  }
}

test('[SEC-029] whatever is typed into the fields of any call, only harmless fields leave with it', async () => {
  const { app, signIn, world } = await testMock()
  for (const { call, place, base } of both) {
    if (call.method === 'GET' && !call.query) continue
    const url = base + call.path.replace(/:\w+/g, 'x')
    const body = call.body && { ...(secretBody(call.body) as object), unlisted: { deep: ['Zawadi Kimaro <unlisted>'] } }
    const query = call.query ? `?${new URLSearchParams(secretBody(call.query) as Record<string, string>)}&Zawadi+Kimaro+<name>` : ''
    for (const as of ['asha', 'mwanaidi', 'hamisi'])
      await app.inject({
        method: call.method,
        url: url + query,
        headers: { authorization: `Bearer ${signIn(as)}` },
        ...(body && { payload: body }),
      })
    const lines = (await app.inject('/__mock/api/journal/export')).body
    const left = new Set([...decodeURIComponent(lines).matchAll(/Zawadi[ +]Kimaro[ +]<(\w+)>/g)].map(([, name = '']) => name))
    expect([url, [...left].filter((name) => !mayLeave(place, url).has(name))]).toEqual([url, []])
    world.journal.clear()
  }
})
