import * as z from 'zod/mini'
import * as call from '#contract/call.ts'
import * as records from '#contract/control/records.ts'
import { fieldTexts, schemaTexts } from '#contract/descriptions/descriptions.ts'
import * as problemCode from '#contract/problemCode.ts'
import * as realtime from '#contract/realtime.ts'
import * as fields from '#contract/rules/fields.ts'
import * as money from '#contract/rules/money.ts'
import * as phone from '#contract/rules/phone.ts'
import * as shortage from '#contract/rules/shortage.ts'
import * as user from '#contract/user.ts'
import { resources } from './resources.ts'

export type Json = Record<string, unknown>

const modules = [call, problemCode, user, fields, money, phone, shortage, realtime, records, ...resources.flatMap(({ modules }) => modules)]

/** Every schema that the contract exports, by name. `Empty` is left out: it means a reply without a body. */
export const contractSchemas: ReadonlyMap<string, z.ZodMiniType> = new Map(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.core.$ZodType && entry[1] !== fields.Empty),
)
const names = z.registry<{ id: string; description?: string }>()
for (const [id, schema] of contractSchemas) {
  const description = schemaTexts.get(schema)
  names.add(schema, { id, ...(description !== undefined && { description }) })
}

export const SCHEMAS = '#/components/schemas/'

/** The named schemas of a document. A schema is added when the document first refers to it. */
export interface Components {
  /** Returns a schema for the document: a `$ref` if the contract exports it by name. Any other object is added under `name`. */
  schemaOf(schema: z.ZodMiniType, direction: 'input' | 'output', name: string): Json
  /** Returns the fields of a query. A number is text in the URL, but is described as an integer. */
  fieldsOf(schema: z.ZodMiniType): { name: string; description: string | undefined; required: boolean; schema: Json }[]
  readonly schemas: Record<string, Json>
}

export function createComponents(): Components {
  const schemas: Record<string, Json> = {}
  /** Adds a schema; throws if the name has a different one. As input and as output, a schema must therefore look alike (`isOpen`). */
  const add = (name: string, { id: _id, ...schema }: Json) => {
    const known = schemas[name]
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`Two schemas have the name ${name}`)
    schemas[name] = schema
  }
  const described = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
    const { $schema: _, $defs, ...root } = convert(schema, io)
    for (const [name, inner] of Object.entries({ ...($defs as Record<string, Json>) })) add(name, inner)
    return root
  }
  return {
    schemas,
    schemaOf(schema, io, name) {
      const root = described(schema, io)
      if (!JSON.stringify(root).includes('"properties":')) return root
      add(name, root)
      return { $ref: `${SCHEMAS}${name}` }
    },
    fieldsOf: (query) =>
      Object.entries((query as z.ZodMiniObject).shape).map(([name, field]) => ({
        name,
        description: fieldTexts.get(query)?.[name],
        required: !z.safeParse(field, undefined).success,
        schema: integerOf(described(field as z.ZodMiniType, 'input'), described(field as z.ZodMiniType, 'output')),
      })),
  }
}

function convert(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const json = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (isOpen(zodSchema)) delete jsonSchema.additionalProperties
      const texts = fieldTexts.get(zodSchema)
      if (texts) jsonSchema[TEXTS] = texts
    },
  })
  return withTexts(JSON.parse(JSON.stringify(json).replaceAll('#/$defs/', SCHEMAS)) as Json) as Json
}

/** The texts of an object's fields, until `withTexts` moves them into the fields: before that, several fields share one JSON object. */
const TEXTS = 'x-texts'

function withTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTexts)
  if (value === null || typeof value !== 'object') return value
  const { [TEXTS]: texts, ...json } = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner)])) as Json
  if (!texts) return json
  const fields = Object.entries(json['properties'] as Record<string, Json>)
  const description = (name: string) => (texts as Readonly<Record<string, string>>)[name]
  return { ...json, properties: Object.fromEntries(fields.map(([name, field]) => [name, { ...field, description: description(name) }])) }
}

/** Returns whether an object accepts unknown fields. The mock strips them from requests, and later versions may add some to responses. */
const isOpen = ({ _zod: { def } }: z.core.$ZodType): boolean =>
  def.type === 'object' && (def as z.core.$ZodObjectDef).catchall === undefined

function integerOf(sent: Json, read: Json): Json {
  const digits = /^\^\\d\{1,(\d)\}\$$/.exec(String(sent['pattern']))?.[1]
  if (digits === undefined) return sent
  return read['type'] === 'integer' ? read : { type: 'integer', minimum: 0, maximum: 10 ** Number(digits) - 1 }
}
