import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { calls } from '../calls.ts'
import { clientEvents } from '../realtime.ts'

interface Node {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly additionalProperties?: Node | boolean
  readonly items?: Node
  readonly maxItems?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

const sent = [
  ...(Object.entries(calls) as [string, Call][]).flatMap(([name, { body, query }]) =>
    [body, query].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
  ),
  ...Object.entries(clientEvents),
]

/** Returns the paths in a schema that accept any length. */
function unbounded(node: Node, place: string): string[] {
  const branches = node.anyOf ?? node.oneOf
  if (branches) return branches.flatMap((branch) => unbounded(branch, place))
  if (node.enum || 'const' in node) return []
  if (node.type === 'string') return isBounded(node) ? [] : [place]
  if (node.type === 'array') return [...(node.maxItems === undefined ? [`${place}[]`] : []), ...unbounded(node.items ?? {}, `${place}[]`)]
  if (node.type === 'object') {
    const keys = typeof node.additionalProperties === 'object' ? [`${place}.*`] : []
    return [...keys, ...Object.entries(node.properties ?? {}).flatMap(([name, inner]) => unbounded(inner, `${place}.${name}`))]
  }
  return node.type === undefined ? [place] : []
}

/** True if a string has a maximum length, or an anchored pattern without unlimited repetition. */
const isBounded = (node: Node): boolean =>
  [node, ...(node.allOf ?? [])].some(
    ({ maxLength, pattern }) =>
      maxLength !== undefined || (pattern !== undefined && /^\^.*\$$/.test(pattern) && !/[^\\][*+]|,\}/.test(pattern)),
  )

test.each(sent)('[SEC-021] every text and list of %s has a maximum length', (name, schema) => {
  expect(unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, name)).toEqual([])
})

test('[SEC-021] the check finds texts, lists and records without a maximum', () => {
  const open = z.object({
    text: z.string(),
    list: z.array(z.object({ name: z.optional(z.string()) })),
    any: z.unknown(),
    digits: z.string().check(z.regex(/^\d+$/)),
    record: z.record(z.string(), z.boolean()),
  })
  expect(unbounded(z.toJSONSchema(open, { io: 'input' }) as Node, 'body')).toEqual([
    'body.text',
    'body.list[]',
    'body.list[].name',
    'body.any',
    'body.digits',
    'body.record.*',
  ])
})
