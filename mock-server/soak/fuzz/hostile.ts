import type { Random } from '../../src/world/random.ts'

/** A nesting deeper than any schema, in a body below the size limit. */
const DEEP = 20_000

/** Values with a wrong type, length, range or spelling. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  -0,
  0.5,
  7,
  1e9,
  1e9 + 1,
  2 ** 53 - 1,
  2 ** 53,
  1e300,
  -1e300,
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'NaN',
  'null',
  '\u0000',
  '\u200b\u2060',
  'a\r\nSet-Cookie: x=1',
  '\ud800',
  '\u202egnp.exe',
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE orders; --",
  '../../../etc/passwd',
  '%00%ff%zz',
  '{{7*7}}${7*7}',
  '__proto__',
  'constructor',
  'toString',
  '255712345678',
  'x'.repeat(101),
  'x'.repeat(5_000),
  'é'.repeat(40_000),
  [],
  [[]],
  [null],
  Array(1_000).fill(0),
  {},
  { toString: 1, valueOf: null },
  { length: 1e9 },
  nested(500),
]

/** Raw bodies, including JSON that `JSON.stringify` cannot produce. */
export const rawBodies: readonly (string | Buffer)[] = [
  '',
  '{',
  '"',
  'null',
  '[]',
  '7',
  '1e999',
  '{"a":1}garbage',
  '{"__proto__": {"isAdmin": true}}',
  '{"constructor": {"prototype": {"x": 1}}}',
  '{"a": 1, "a": 2, "name": "one", "name": "two"}',
  '{"amount": 1e400, "phone": 255712345678}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}`,
  `{"items": ${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
  `{"name": "${'x'.repeat(99_000)}"}`,
  `{"name": "${'x'.repeat(200_000)}"}`,
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from('{"name": "\xff\xc3\x28"}', 'latin1'),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  Buffer.alloc(1_000),
]

/** Returns a copy of a value in which one part is removed or replaced by a hostile value, or an odd key is added. */
export function withHostilePart(value: unknown, random: Random): unknown {
  if (value === null || typeof value !== 'object' || random.next() < 0.15) return random.pick(hostileValues)
  const names = Object.keys(value)
  const name = names.length > 0 ? random.pick(names) : 'name'
  const copy = structuredClone(value) as Record<string, unknown>
  switch (random.int(0, 4)) {
    case 0:
      delete copy[name]
      return copy
    case 1:
      return Object.defineProperty(copy, random.pick(['__proto__', 'constructor', 'noSuchField', '', 'x'.repeat(2_000)]), {
        value: random.pick(hostileValues),
        enumerable: true,
      })
    default:
      copy[name] = withHostilePart(copy[name], random)
      return copy
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { a: value }
  return value
}
