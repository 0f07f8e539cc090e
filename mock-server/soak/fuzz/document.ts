/** The part of JSON Schema that openapi.json uses. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
}
interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: Schema
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>
interface DocumentedCall {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

/** One call as /__mock/openapi.json describes it. */
export interface Operation {
  readonly method: string
  /** The path, with `{params}`. */
  readonly path: string
  readonly query: readonly Parameter[]
  readonly body: Schema | undefined
  readonly isUpload: boolean
  /** The schema of a successful response. */
  readonly reply: Schema | undefined
  /** All statuses that the document lists for this call. */
  readonly statuses: readonly number[]
}

export const operationsOf = (document: unknown): Operation[] => {
  const { paths } = resolved(document, document) as { paths: Record<string, Record<string, DocumentedCall>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((one) => one.in === 'query'),
      body: requestBody?.content['application/json']?.schema,
      isUpload: requestBody?.content['multipart/form-data'] !== undefined,
      reply: Object.entries(responses).find(([status]) => /^2\d\d$/.test(status))?.[1].content?.['application/json']?.schema,
      statuses: Object.keys(responses).map(Number),
    })),
  )
}

/** Returns a part of the document with every `$ref` replaced by its target. */
function resolved(value: unknown, document: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => resolved(inner, document))
  if (value === null || typeof value !== 'object') return value
  const { $ref, ...rest } = value as { $ref?: string }
  const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, resolved(inner, document)]))
  return $ref === undefined ? own : { ...(resolved(at(document, $ref), document) as object), ...own }
}

const at = (document: unknown, ref: string): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce((value, key) => (value as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
