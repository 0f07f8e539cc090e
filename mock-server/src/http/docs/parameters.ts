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
    description:
      'Makes the call safe to repeat: the same key and body get the first response again, for 24 hours (MON-005). 1 to 200 visible ASCII characters, for example a UUID.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
}
export const shared = (name: keyof typeof sharedParameters): Json => ({ $ref: `#/components/parameters/${name}` })

/**
 * Returns a path as the document writes it. The provider is a setting (API-031): as a parameter, it would make `/v1/{provider}/unfinished`
 * match the same URLs as `/v1/orders/{id}`.
 */
export const documentPath = (path: string): string => path.replace(':provider', DEFAULT_PROVIDER).replace(/:(\w+)/g, '{$1}')

/** Returns the schema of a path parameter: its list of values if it has one, otherwise any string. */
const schemaOfParam = (components: Components, name: string): Json => {
  switch (name) {
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

/** The text of each path parameter, by the part of the path before it. */
const pathTexts: Readonly<Record<string, string>> = {
  'status/:reference': 'The `referenceId` of the payment start.',
  'addresses/:id': 'The `id` of an address of the caller.',
  'categories/:id': 'The `id` of a category.',
  'category/:id': 'The `id` of a category.',
  'products/:id': 'The `id` of a product.',
  'orders/:id': 'The `id` of an order, not its `orderNumber`.',
  'seller-payouts/:id': 'The `id` of a payout of the caller.',
  'uploads/:folder': 'Who may see the image.',
  'worlds/:name': 'The name of the world: 1 to 40 of a-z, 0-9 and dash.',
  'phones/:msisdn': 'The phone number in any spelling, such as `255712345678`.',
  'payments/:reference': 'The `referenceId` of the payment start.',
  'payouts/:id': 'The `id` of a payout.',
  'sellers/:id': 'The `id` of a seller profile or of its user.',
  'transporters/:id': 'The `id` of a transporter. `verifyTransporter` also takes the id of its user.',
  'db/:collection': 'The kind of the records.',
  ':collection/:id': 'The `id` of the record.',
  'deliveries/:id': 'The `id` of the delivery.',
  'faults/:id': 'The `id` of the fault.',
  'realtime-faults/:id': 'The `id` of the fault.',
}

export function parametersOf(
  components: Components,
  { path, query }: { path: string; query?: z.ZodMiniType },
  { params, query: queryValues }: Example = {},
): Json[] {
  const exampleIn = (values: unknown, name: string) => (values as Record<string, unknown> | undefined)?.[name]
  const segments = path.replace(':provider', DEFAULT_PROVIDER).split('/')
  const inPath = segments.flatMap((segment, at) => {
    const name = segment.slice(1)
    const description = pathTexts[`${segments[at - 1]}/${segment}`]
    const schema = schemaOfParam(components, name)
    return segment.startsWith(':') ? [{ name, in: 'path', description, required: true, schema, example: exampleIn(params, name) }] : []
  })
  const inQuery = (query ? components.fieldsOf(query) : []).map(({ name, description, required, schema }) => {
    const example = exampleIn(queryValues, name)
    return {
      name,
      in: 'query',
      description,
      required,
      schema,
      ...(example !== undefined && { example: schema['type'] === 'integer' ? Number(example) : example }),
    }
  })
  return [...inPath, ...inQuery]
}
