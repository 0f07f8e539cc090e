import type { Random } from '../../src/world/random.ts'
import type { Schema } from './document.ts'

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
export function exampleOf(schema: Schema, random: Random, name = ''): unknown {
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
