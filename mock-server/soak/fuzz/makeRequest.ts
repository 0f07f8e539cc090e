import { PIXEL } from '#mock/uploads/uploadForm.ts'
import type { Random } from '#mock/world/random.ts'
import type { Operation, Schema } from './document.ts'
import { hostileValues, rawBodies, withHostilePart } from './hostile.ts'

export interface FuzzRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly payload: string | Buffer | undefined
}

/** Returns existing values of a path parameter. */
export type KnownIds = (path: string, param: string) => readonly string[]

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']
const types = [
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json, text/html',
  'application/vnd.api+json',
  '',
  ';;;',
  'x'.repeat(3_000),
]
const oddHeaders: readonly [string, readonly (string | string[])[]][] = [
  ['idempotency-key', ['key-1', 'key-2', '', 'x'.repeat(201), 'a b', ['a', 'b']]],
  ['accept-language', ['sw', 'fr;q=1, sw;q=0.5', '*', ',,,,', 'x'.repeat(3_000)]],
  ['content-encoding', ['gzip', 'br', 'identity', 'nonsense']],
  ['x-mock-scenario', ['001', '999', '__proto__', 'x'.repeat(3_000)]],
  ['authorization', ['Bearer', 'Bearer  ', 'Basic YTpi', 'Bearer a b', 'x'.repeat(3_000)]],
  ['cookie', ['mock-world=', 'mock-world=No World', '=;;=;', 'mock-world=__proto__']],
  ['x-provider-secret', ['', 'guessed']],
  ['accept', ['text/html', '*/*;q=0', 'nonsense']],
  ['expect', ['100-continue']],
  ['range', ['bytes=0-0', 'bytes=-1', 'bytes=99999999-']],
  ['if-none-match', ['*', '"a"']],
  ['x-http-method-override', ['DELETE']],
  ['x-forwarded-for', ['127.0.0.1, evil']],
]

/** Returns a request for one call of openapi.json. It is mostly valid, with some odd parts. */
export function makeRequest(operation: Operation, knownIds: KnownIds, random: Random): FuzzRequest {
  const may = (share: number) => random.next() < share
  const path = pathOf(operation.path, knownIds, random)
  const query = queryOf(operation, random)
  const { type, payload } = bodyOf(operation, random)
  const headers: Record<string, string | string[]> = { ...(type !== undefined && { 'content-type': type }) }
  if (may(0.06)) headers['content-type'] = random.pick(types)
  for (const [name, values] of oddHeaders) if (may(0.03)) headers[name] = random.pick(values)
  const method = may(0.05) ? random.pick(methods) : operation.method
  return { method, url: query === '' ? path : `${path}?${query}`, headers, payload }
}

function pathOf(pattern: string, knownIds: KnownIds, random: Random): string {
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = knownIds(pattern, name)
    return random.next() < 0.7 && known.length > 0 ? encodeURIComponent(random.pick(known)) : oddSegment(random)
  })
  switch (random.int(0, 19)) {
    case 0:
      return path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    case 1:
      return random.pick([`${path}/`, `/${path}`, path.toUpperCase(), `${path}%`, `${path}/..`, `${path};a=1`, `${path}#x`, `${path}%2f`])
    default:
      return path
  }
}

const oddSegments = [
  '%zz',
  '%',
  '%00',
  '%ff',
  '%ed%a0%80',
  '..%2f..',
  '%2e%2e',
  'x'.repeat(201),
  'x'.repeat(1_000),
  ':id',
  '*',
  '%E2%80%8B',
]
const oddSegment = (random: Random): string => {
  if (random.next() < 0.5) return random.pick(oddSegments)
  const value = random.pick(hostileValues)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent(text.toWellFormed().slice(0, 300)) || 'none'
}

function queryOf({ query }: Operation, random: Random): string {
  const pairs = query
    .filter(({ name }) => name === 'timeout' || random.next() < 0.6)
    .flatMap(({ name, schema }) => {
      const value = random.next() < 0.6 ? String(exampleOf(schema, random, name)) : oddValue(random)
      const pair = `${name}=${encodeURIComponent(value)}`
      return random.next() < 0.1 ? [pair, pair] : [pair]
    })
  if (random.next() < 0.08)
    pairs.push(random.pick(['__proto__=1', 'a', '=', '&&&', '%zz=%zz', 'take[]=1', 'x=%ff', 'a=1&a=2', 'q'.repeat(3_000)]))
  return pairs.join('&')
}

/** Returns an odd query value, but not a number that a long poll would use as its timeout. */
const oddValue = (random: Random): string => {
  const value = random.pick(hostileValues.filter((one) => typeof one === 'string'))
  return /^\d{2,6}$/.test(value) ? '0' : value.toWellFormed().slice(0, 3_000)
}

function bodyOf(operation: Operation, random: Random): { type?: string; payload: string | Buffer | undefined } {
  if (operation.isUpload && random.next() < 0.9) return anUpload(random)
  const { body } = operation
  if (!body && random.next() < 0.9) return { payload: undefined }
  const json = { type: 'application/json' }
  if (random.next() < 0.2) return { ...json, payload: random.pick(rawBodies) }
  const right = exampleOf(body ?? {}, random)
  const sent = random.next() < 0.35 ? right : withHostilePart(right, random)
  return { ...json, payload: JSON.stringify(sent) }
}

const files = [PIXEL, Buffer.alloc(0), Buffer.from('<svg onload="alert(1)"/>'), PIXEL.subarray(0, 20), Buffer.alloc(50_000, 0x42)]
const boundaries = ['b', 'fuzz-boundary', 'x'.repeat(70), 'x'.repeat(5_000), 'a b', '()', '\u00e9']
const uploadTypes = [
  (boundary: string) => `multipart/form-data; boundary=${boundary}`,
  (boundary: string) => `multipart/form-data; boundary="${boundary}"`,
  () => 'multipart/form-data',
  () => 'multipart/form-data; boundary=',
  () => 'multipart/form-data; boundary=another',
  () => `multipart/form-data; boundary=${'y'.repeat(5_000)}`,
  () => 'multipart/form-data; charset=utf-16',
  () => 'multipart/mixed; boundary=b',
]
const heads = [
  'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png',
  'content-disposition: form-data; name="file"; filename="../../a.php"\r\ncontent-type: text/html',
  'content-disposition: form-data; name="__proto__"; filename="a.png"\r\ncontent-type: image/png',
  'content-disposition: form-data; name="file"\r\ncontent-type: application/json',
  'content-disposition: form-data; name="constructor"',
  'content-disposition: form-data',
  'content-transfer-encoding: base64\r\ncontent-disposition: form-data; name="file"; filename*=utf-8\'\'%zz',
  `x-long: ${'x'.repeat(20_000)}`,
  '',
]

/** Returns an upload that is valid in 30% of the cases, otherwise with a wrong boundary, header, file or end. */
function anUpload(random: Random): { type: string; payload: Buffer } {
  const isRight = random.next() < 0.3
  const boundary = isRight ? 'fuzz-boundary' : random.pick(boundaries)
  const count = isRight ? 1 : random.int(0, 8)
  const parts = Array.from({ length: count }, () => {
    const head = isRight ? heads[0] : random.pick(heads)
    return Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), isRight ? PIXEL : random.pick(files), Buffer.from('\r\n')])
  })
  const end = isRight || random.next() < 0.6 ? `--${boundary}--\r\n` : random.pick(['', '--', `--${boundary}`, '\r\n\r\n'])
  const type = isRight ? uploadTypes[0] : random.pick(uploadTypes)
  return { type: type?.(boundary) ?? '', payload: Buffer.concat([...parts, Buffer.from(end)]) }
}

/** Valid values by field name, for fields with a pattern or a reference to a record. */
const known: Readonly<Record<string, readonly unknown[]>> = {
  phoneNumber: ['+255712345678', '+255754110226', '+255789123456'],
  phone: ['255712345678', '255700000001', '255754110226'],
  email: ['asha@example.com'],
  otp: ['123456', '000000'],
  addressId: ['asha-home', 'neema-home'],
  productId: ['nile-tilapia-sato-1-kg', 'nile-perch-sangara-1-kg'],
  categoryId: ['fresh-fish', 'fillets'],
  imageUrls: [['/uploads/product-images/sato.svg']],
  transactionId: ['COD-1763618400000-AB12CD', ''],
  region: ['Dar es Salaam', 'Mwanza'],
  status: ['cancelled', 'processing', 'shipping', 'delivered', 'success'],
  at: ['2026-12-01T00:00:00.000Z'],
  into: ['fuzz-copy'],
  timeout: ['1'],
  take: ['10'],
  skip: ['0'],
}

/** Returns a value that is valid, or nearly valid, for a schema, so that a request can have exactly one wrong value. */
function exampleOf(schema: Schema, random: Random, name = ''): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const values = known[name]
  if (values && schema.type !== 'object') return random.pick(values)
  if (schema.anyOf) return exampleOf(random.pick(schema.anyOf), random, name)
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return objectOf(schema, random)
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => exampleOf(schema.items ?? {}, random, name))
    case 'integer':
    case 'number':
      return random.pick([schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1, Math.min(schema.maximum ?? 7, 7), 12_000])
    case 'boolean':
      return random.next() < 0.5
    case 'string':
      return 'Samaki wa leo'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength ?? 20)
    default:
      return null
  }
}

function objectOf({ properties = {}, required = [] }: Schema, random: Random): Record<string, unknown> {
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || random.next() < 0.6)
  return Object.fromEntries(chosen.map(([name, inner]) => [name, exampleOf(inner, random, name)]))
}
