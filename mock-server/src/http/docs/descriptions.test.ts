import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { Problem } from '#contract/call.ts'
import { ProblemCode } from '#contract/problemCode.ts'
import { type TestMock, testMock } from '../../testing/testing.ts'
import { ofNoCall } from './refusals.ts'

type Node = Readonly<Record<string, unknown>>
interface Documented {
  readonly description: string
  readonly content: Readonly<
    Record<string, { readonly examples: Readonly<Record<string, { readonly $ref?: string; readonly value?: Node }>> }>
  >
}
interface Field {
  /** The path of the object in its document, such as `/components/schemas/Order`. */
  readonly at: string
  readonly name: string
  readonly field: Node
}

const ROOT = join(import.meta.dirname, '../../../..')
let mock: TestMock
let openapi: Node
let fields: Field[]
beforeAll(async () => {
  mock = await testMock()
  openapi = (await mock.app.inject('/__mock/openapi.json')).json()
  fields = [...fieldsIn(openapi), ...fieldsIn((await mock.app.inject('/__mock/asyncapi.json')).json())]
})

/** Returns every field and every parameter of a document. */
function* fieldsIn(value: unknown, at = ''): Generator<Field> {
  if (value === null || typeof value !== 'object') return
  const { properties, in: place, name } = value as Node
  if (typeof place === 'string' && typeof name === 'string') yield { at, name, field: value as Node }
  if (properties !== null && typeof properties === 'object' && !('type' in properties && typeof properties.type === 'string'))
    for (const [name, field] of Object.entries(properties)) yield { at, name, field: field as Node }
  for (const [key, inner] of Object.entries(value)) if (!/^examples?$/.test(key)) yield* fieldsIn(inner, `${at}/${key}`)
}

/** Returns where to write the text of a field: the file of `contract/descriptions` with the name of its contract file. */
function fileFor(at: string): string {
  if (at.startsWith('/paths')) return 'contract/descriptions (a query), or pathTexts in mock-server/src/http/docs/parameters.ts (a path)'
  const schema = /\/schemas\/(\w+)/.exec(at)?.[1] ?? ''
  const call = schema.charAt(0).toLowerCase() + schema.slice(1).replace(/(Body|Reply)$/, '')
  const found = globSync('contract/**/*.ts', { cwd: ROOT })
    .filter((path) => !path.includes('descriptions'))
    .find((path) => new RegExp(`export const (${schema}|${call})\\b`).test(readFileSync(join(ROOT, path), 'utf8')))
  const file = found?.replace('contract/', 'contract/descriptions/').replace(/(rules\/\w+|user)\.ts$/, 'shared.ts')
  return `${file} (describeFields; descriptions.ts imports a new file)`
}

test('[QA-051] every field on the API page and of the events has a description that is a sentence', () => {
  const isSentence = (text: unknown) => typeof text === 'string' && /^\W*\w.*[.)]$/.test(text)
  const missing = fields.filter(({ field }) => !isSentence(field['description']))
  expect(missing.map(({ at, name }) => `${at} ${name}: describe it in ${fileFor(at)}`)).toEqual([])
  expect(fields.length).toBeGreaterThan(900)
})

test('[QA-051] a description has the limits that the schema checks', () => {
  const limits = ['minimum', 'maximum', 'exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems']
  const isTold = (limit: unknown) => typeof limit === 'number' && limit !== 0 && limit !== 1 && Math.abs(limit) < Number.MAX_SAFE_INTEGER
  const untold = fields.flatMap(({ at, name, field }) => {
    const named = target(field['$ref'])
    const schema = { ...named, ...field, ...(field['schema'] as Node | undefined) }
    const texts = `${String(field['description'])} ${String(named['description'])}`
    const figures = limits.flatMap((key) => (isTold(schema[key]) ? Math.abs(Number(schema[key])).toLocaleString('en') : []))
    return figures.filter((figure) => !texts.includes(figure)).map((figure) => `${at} ${name} does not say ${figure}`)
  })
  expect(untold).toEqual([])
})

test('[QA-051] the rows that descriptions name are in the register', () => {
  const register = ['requirements', 'beyond'].map((name) => readFileSync(join(ROOT, `docs/spec/${name}.md`), 'utf8')).join('\n')
  const named = new Set(JSON.stringify(openapi).match(/\b[A-Z][A-Z0-9]+-\d{3}\b(?=[^"]*\)\.|, |\))/g))
  expect([...named].filter((row) => !register.includes(`| ${row} |`))).toEqual([])
  expect(named.size).toBeGreaterThan(100)
})

test('[QA-051][API-034] the description of PaymentStatus says how waiting and failed are told apart', () => {
  const { description } = target('#/components/schemas/PaymentStatus')
  expect(description).toMatch(/failed.*`success` is false and `message` contains the word `failed`, in any letter case.*waiting/)
})

/** Returns the refusals of every call: its name, the status and the response. */
const refusals = (): [string, string, Documented][] =>
  Object.values(openapi['paths'] as Record<string, Record<string, Node>>).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, responses }) =>
      Object.entries(responses as Record<string, Documented>)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, response]): [string, string, Documented] => [String(operationId), status, response]),
    ),
  )
const examplesOf = ({ content }: Documented) => content['application/json']?.examples ?? {}

test('[QA-051][QA-038] the code of a Problem is an enum, and each refusal names its codes and has an example for each', () => {
  const { properties } = target('#/components/schemas/Problem') as { properties: { code: Node } }
  expect(properties.code).toMatchObject({ $ref: '#/components/schemas/ProblemCode' })
  expect(target(properties.code['$ref'])).toMatchObject({ enum: ProblemCode.options })
  for (const [name, status, response] of refusals()) {
    const examples = Object.entries(examplesOf(response))
    expect([name, status, examples.length]).not.toEqual([name, status, 0])
    for (const [code, { $ref, value = target($ref)['value'] }] of examples) {
      expect(response.description).toContain(`\`${code}\``)
      expect(Problem.parse(value).code).toBe(code)
      expect(Problem.parse(value).message).not.toMatch(/\{(?!timestamp|random)/)
    }
  }
})

test('[QA-051] each code is a code of a call, or the description of the document names it', () => {
  const ofCalls = new Set(refusals().flatMap(([, , response]) => Object.keys(examplesOf(response))))
  expect(ProblemCode.options.filter((code) => !ofCalls.has(code)).toSorted()).toEqual(ofNoCall.toSorted())
  for (const code of ofNoCall) expect((openapi['info'] as Node)['description']).toContain(`\`${code}\``)
})

test.each([
  ['createAddress', 400, 'body_wrong', () => mock.call('POST', '/addresses', { as: 'asha', body: {} })],
  [
    'verifyCode',
    400,
    'code_expired',
    () => mock.call('POST', '/auth/verify-otp', { body: { phoneNumber: '+255712345678', otp: '000000' } }),
  ],
  ['getAddress', 403, 'not_yours', () => mock.call('GET', '/addresses/neema-home', { as: 'asha' })],
  ['getPaymentStatus', 404, 'payment_unknown', () => mock.call('GET', '/mobile-money/status/RF-1', { as: 'asha' })],
  [
    'createTransporter',
    409,
    'profile_exists',
    () => mock.call('POST', '/transporters', { as: 'hamisi', body: { businessName: 'Hamisi' } }),
  ],
  ['restoreWorld', 404, 'snapshot_unknown', () => mock.control('POST', '/worlds/default/restore', {})],
  ['enterPin', 409, 'no_prompt', () => mock.control('POST', '/phones/255754110226/approve', { pin: '1234' })],
] as const)('[QA-051][QA-038] %s answers %i %s, as the API page says', async (name, status, code, send) => {
  const reply = await send()
  expect([reply.status, reply.body.code]).toEqual([status, code])
  const listed = refusals().find(([call, known]) => call === name && known === String(status))
  expect(Object.keys(listed ? examplesOf(listed[2]) : {})).toContain(code)
})

/** Returns the object that a reference of the document means; an empty one without a reference. */
function target(ref: unknown): Node {
  if (typeof ref !== 'string') return {}
  const path = ref.split('/').slice(1)
  return path.reduce<unknown>((value, key) => (value as Node | undefined)?.[key], openapi) as Node
}
