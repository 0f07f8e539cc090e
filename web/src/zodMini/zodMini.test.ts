import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/v4/mini'
import * as zodMini from './zodMini.ts'

type Library = Record<string, z.ZodMiniType>
const files = import.meta.glob<Record<string, unknown>>([
  '../../../contract/*.ts',
  '../../../contract/{control,rules}/*.ts',
  '../chat/{cards/card,transcript/entry}.ts',
  '../features/payment/record/record.ts',
  '../features/{cart,checkout}/lines.ts',
])

/** Collects every exported schema by name, including those of calls. */
async function schemas(): Promise<Library> {
  const modules = await Promise.all(Object.entries(files).map(async ([path, load]) => [path, await load()] as const))
  const found = modules.flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, value]) => {
      const parts = isCall(value) ? { reply: value.reply, query: value.query, body: value.body } : { '': value }
      return Object.entries(parts).flatMap(([part, one]) => (isSchema(one) ? [[`${path} ${name} ${part}`, one] as const] : []))
    }),
  )
  return Object.fromEntries(found)
}
const isSchema = (value: unknown): value is z.ZodMiniType => typeof (value as z.ZodMiniType | undefined)?.safeParse === 'function'
const isCall = (value: unknown): value is Record<'reply' | 'query' | 'body', unknown> =>
  typeof value === 'object' && value !== null && 'reply' in value && 'path' in value

let zods: Library = {}
let ours: Library = {}
beforeAll(async () => {
  ours = await schemas()
  vi.resetModules()
  vi.doMock('./zodMini.ts', () => z)
  zods = await schemas()
  vi.doUnmock('./zodMini.ts')
})

test('every schema of the contract, the thread and stored payments parses like zod', () => {
  expect(Object.keys(ours)).toEqual(Object.keys(zods))
  expect(Object.keys(zods).length).toBeGreaterThan(150)
  const neverRight: string[] = []
  for (const [name, schema] of Object.entries(zods)) {
    const outcomes = new Set<boolean>()
    fc.assert(
      fc.property(valueOf(schema), (value) => {
        const [zod, own] = [schema.safeParse(value), ours[name]?.safeParse(value)]
        outcomes.add(zod.success)
        expect(own?.data, name).toStrictEqual(zod.data)
        expect(fieldsOf(own, schema), name).toEqual(fieldsOf(zod, schema))
      }),
      { numRuns: 60, seed: 10 },
    )
    if (!outcomes.has(true)) neverRight.push(name)
  }
  // Random values rarely form a complete order.
  expect(neverRight.length, neverRight.join()).toBeLessThan(5)
}, 60_000)

const ownZod = zodMini as unknown as typeof z
const rare: readonly (readonly [make: (of: typeof z) => z.ZodMiniType, value: unknown])[] = [
  [(of) => of.record(of.string(), of.unknown()), JSON.parse('{"__proto__":{"a":1},"b":2}')],
  [(of) => of.record(of.string().check(of.minLength(2)), of.unknown()), { b: 1 }],
  [(of) => of.record(of.string(), of.unknown()), []],
  [(of) => of.object({ a: of.optional(of.string()) }), []],
  [(of) => of.object({ a: of.unknown() }), {}],
  [(of) => of.object({ a: of.union([of.number(), of.optional(of.string())]) }), {}],
  [(of) => of.object({ a: of.union([of.string().check(of.minLength(2)), of.string().check(of.minLength(3))]) }), { a: 'a' }],
  [(of) => of.object({ a: of.nullable(of.optional(of.string())) }), {}],
  [(of) => of.object({ a: of.nullable(of.string()) }), { a: undefined }],
  [(of) => of.object({ a: of.nullable(of.string()) }), { a: null }],
  [(of) => of.discriminatedUnion('by', [of.object({ by: of.literal('a') })]), { by: 'b' }],
  [(of) => of.discriminatedUnion('by', [of.object({ by: of.enum(['a', 'b']) })]), { by: 'b', more: 1 }],
  [(of) => of.strictObject({ a: of.string() }), { a: 'a', b: 1 }],
  [(of) => of.strictObject({ a: of.string() }), { a: 'a' }],
  [(of) => of.partial(of.strictObject({ a: of.string() })), { b: 1 }],
  [(of) => of.omit(of.looseObject({ a: of.string(), b: of.string() }), { b: true }), { a: 'a', b: 1 }],
  [(of) => of.looseObject({ a: of.string() }), JSON.parse('{"a":"a","__proto__":{"b":1}}')],
  [(of) => of.string().check(of.regex(/a/g)), 'a'],
  [(of) => of.string().check(of.refine((text) => text.startsWith('b'))), 'a'],
]
test.each(rare)('schema features that are allowed but not used yet parse like zod: %s', (make, value) => {
  const [right, own] = [make(z), make(ownZod)]
  const [expected, got] = [right.safeParse(value), own.safeParse(value)]
  expect(got.data).toStrictEqual(expected.data)
  expect(Object.getPrototypeOf(Object(got.data))).toBe(Object.getPrototypeOf(Object(expected.data)))
  expect(got.error?.issues.map(({ path }) => path)).toEqual(expected.error?.issues.map(({ path }) => path))
  if (expected.success) expect(own.parse(value)).toEqual(right.parse(value))
  else expect(() => own.parse(value)).toThrow()
})

/** Returns what forms use of a refused object: the first part of each issue's path, and the maximum length. */
function fieldsOf(result: z.core.util.SafeParseResult<unknown> | undefined, { def }: z.ZodMiniType): unknown {
  const issues = result?.error?.issues.map((issue) => {
    const isTooLong = issue.code === 'too_big' && issue.origin !== 'number' && issue.origin !== 'int'
    return `${String(issue.path[0])} ${isTooLong ? issue.maximum : ''}`
  })
  return def.type === 'object' ? [...new Set(issues)].sort() : issues && 'refused'
}

const JUNK = [null, undefined, 0, -1, 1.5, 10 ** 17, Number.NaN, '', ' ', 'x', true, [], {}, [null], { id: 1 }]
const TEXTS = ['a', '\u200b', ' å ', '😀'.repeat(64), 'x'.repeat(301), '12', '255712345678', '+255712345678', '2026-01-02T03:04:05Z']
const MORE_TEXTS = ['a@b.tz', '/uploads/product-images/a.webp', '/uploads/seller-documents/0b.png', 'https://a.tz/uploads/x/a.jpg']

/** Generates mostly valid values, often with one wrong part. */
function valueOf(schema: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: rightFor(schema) }, { weight: 1, arbitrary: fc.constantFrom(...JUNK) })
}

function rightFor(schema: unknown): fc.Arbitrary<unknown> {
  const { def } = schema as { def: z.core.$ZodTypes['_zod']['def'] }
  switch (def.type) {
    case 'string':
      return fc.oneof(...patternsOf(def.checks), fc.constantFrom(...TEXTS, ...MORE_TEXTS))
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(100_000, -1, 1.5, 10 ** 10, 2 ** 60))
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'optional':
      return fc.oneof(valueOf(def.innerType), fc.constant(undefined))
    case 'nullable':
      return fc.oneof(valueOf(def.innerType), fc.constant(null))
    case 'array':
      return fc.array(valueOf(def.element), { maxLength: 3 })
    case 'union':
      return fc.oneof(...def.options.map(valueOf))
    case 'record':
      return fc.dictionary(fc.constantFrom('a', '__proto__', '255712345678', ''), valueOf(def.valueType))
    case 'pipe':
      return valueOf(def.in)
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, type]) => [key, valueOf(type)] as const)
      const missing = fc.option(fc.constantFrom('unasked', ...Object.keys(def.shape)), { freq: 3 })
      return fc.tuple(fc.record(Object.fromEntries(fields)), missing).map(([all, key]) => ({ ...all, ...(key === 'unasked' && { key }) }))
    }
    default:
      return fc.constantFrom(...JUNK)
  }
}

function patternsOf(checks: readonly z.core.$ZodCheck[] = []): fc.Arbitrary<string>[] {
  const patterns = checks.flatMap(({ _zod }) => ('pattern' in _zod.def ? [_zod.def.pattern as RegExp] : []))
  return patterns.map((pattern) => fc.stringMatching(pattern, { size: 'small' }))
}
