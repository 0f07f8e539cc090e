import type * as z from 'zod/mini'
import { collectionNames } from '#contract/control/db.ts'
import { WORLD_NAME } from '#contract/control/worlds.ts'
import { IDEMPOTENCY_HEADER } from '#contract/payment.ts'
import { DEFAULT_PROVIDER } from '#contract/rules/constants.ts'
import { UploadFolder } from '#contract/upload.ts'
import type { Example } from './examples/record.ts'
import type { Components, Json } from './schemas.ts'

const world = { type: 'string', pattern: WORLD_NAME.source }

/** Parameters shared by many calls. Examples are part of the description, because the docs page would send an `example` value. */
export const sharedParameters: Readonly<Record<string, Json>> = {
  World: {
    name: 'x-mock-world',
    in: 'header',
    description:
      'The world of this request; made at its first use. Without it the cookie `mock-world` counts, then `default`. For example `checkout-1`.',
    schema: world,
  },
  Scenario: {
    name: 'x-mock-scenario',
    in: 'header',
    description:
      'The payment scenario of this start, by number or name; before the magic number of the phone, after what is queued. For example `305`.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    description: 'Makes the call safe to repeat: the same key and body get the first response again, for 24 hours. For example a UUID.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
}
export const shared = (name: keyof typeof sharedParameters): Json => ({ $ref: `#/components/parameters/${name}` })

/** Returns the schema of a path parameter: its list of values if it has one, otherwise any string. */
const schemaOfParam = (components: Components, name: string): Json => {
  switch (name) {
    case 'provider':
      return { type: 'string', enum: [DEFAULT_PROVIDER] }
    case 'collection':
      return { type: 'string', enum: collectionNames }
    case 'folder':
      return components.schemaOf(UploadFolder, 'input', '')
    case 'name':
      return world
    default:
      return { type: 'string' }
  }
}

export function parametersOf(
  components: Components,
  { path, query }: { path: string; query?: z.ZodMiniType },
  { params, query: queryValues }: Example = {},
): Json[] {
  const exampleIn = (values: unknown, name: string) => (values as Record<string, unknown> | undefined)?.[name]
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOfParam(components, name),
    example: exampleIn(params, name),
  }))
  const inQuery = (query ? components.fieldsOf(query) : []).map(({ name, required, schema }) => {
    const example = exampleIn(queryValues, name)
    return {
      name,
      in: 'query',
      required,
      schema,
      ...(example !== undefined && { example: schema['type'] === 'integer' ? Number(example) : example }),
    }
  })
  return [...inPath, ...inQuery]
}
