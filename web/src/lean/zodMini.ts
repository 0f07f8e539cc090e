/**
 * What a phone gets for `zod/mini`: the functions that our schemas call, with zod's results, but without what a phone never asks
 * of it: async checks, messages, JSON Schema (docs/adr/010-room-for-code.md). zodMini.test.ts reads every schema with both.
 */
interface Issue extends Readonly<Partial<Details>> {
  readonly path: (string | number)[]
  /** The value has the right type and is refused by a check of it. */
  readonly continue?: true
}
/** As zod names them: forms say how long is too long. */
interface Details {
  code: 'too_big'
  maximum: number
}
/** Gives what a value is read as; what is wrong with it goes into `issues`. */
type Read = (value: unknown, issues: Issue[]) => unknown
/** Gives the value for the next check, and calls `refuse` where it is wrong. */
type Check = (value: unknown, refuse: (details?: Details) => void) => unknown
type Shape = Readonly<Record<string, Schema>>
interface Parts {
  /** The property may be missing. */
  readonly isOptional?: boolean
  readonly shape?: Shape
  /** Makes the same kind of object of another shape. */
  readonly likewise?: (shape: Shape) => Schema
  /** Of an enum. */
  readonly options?: readonly unknown[]
  /** What a literal or a union was made of. */
  readonly def?: { readonly values?: readonly unknown[]; readonly options?: readonly Schema[] }
}
interface Schema extends Parts {
  readonly read: Read
  readonly check: (...checks: readonly Check[]) => Schema
  readonly safeParse: (value: unknown) => Result
  readonly parse: (value: unknown) => unknown
}
type Result = { success: true; data: unknown } | { success: false; error: { issues: Issue[] } }

function schema(read: Read, parts: Parts = {}): Schema {
  const safeParse = (value: unknown): Result => {
    const issues: Issue[] = []
    const data = read(value, issues)
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data }
  }
  const parse = (value: unknown) => {
    const result = safeParse(value)
    if (result.success) return result.data
    throw new Error(JSON.stringify(result.error.issues))
  }
  return { ...parts, read, safeParse, parse, check: (...checks) => schema(checked(read, checks), parts) }
}

/** A value of a wrong type is checked no further. */
const checked =
  (read: Read, checks: readonly Check[]): Read =>
  (value, issues) => {
    const before = issues.length
    const first = read(value, issues)
    return issues.length > before
      ? first
      : checks.reduce((now, check) => check(now, (details) => void issues.push({ path: [], continue: true, ...details })), first)
  }

function refuse(issues: Issue[], ...path: string[]): void {
  issues.push({ path })
}

/** Reads a part of a value; what is wrong with it is told by its key. */
function readAt(key: string | number, type: Schema, value: unknown, issues: Issue[]): unknown {
  const before = issues.length
  const result = type.read(value, issues)
  for (let place = before; place < issues.length; place++) issues[place]?.path.unshift(key)
  return result
}

const only = (isRight: (value: unknown) => boolean, parts?: Parts): Schema =>
  schema((value, issues) => {
    if (!isRight(value)) refuse(issues)
    return value
  }, parts)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export const safeParse = (type: Schema, value: unknown): Result => type.safeParse(value)
export const string = (): Schema => only((value) => typeof value === 'string')
export const number = (): Schema => only(Number.isFinite)
export const int = (): Schema => only(Number.isSafeInteger)
export const boolean = (): Schema => only((value) => typeof value === 'boolean')
export const unknown = (): Schema => only(() => true)
const oneOf = (options: readonly unknown[]): Schema => only((value) => options.includes(value), { options })
export const literal = (right: unknown): Schema => only((value) => value === right, { def: { values: [right] } })
const nothing = (): Schema => only((value) => value === null)

export { nothing as null, oneOf as enum }

export const optional = (type: Schema): Schema =>
  schema((value, issues) => (value === undefined ? value : type.read(value, issues)), { isOptional: true })
export const nullable = (type: Schema): Schema =>
  schema((value, issues) => (value === null ? value : type.read(value, issues)), { isOptional: type.isOptional === true })
export const nullish = (type: Schema): Schema => optional(nullable(type))

export const array = (type: Schema): Schema =>
  schema((value, issues) => (Array.isArray(value) ? value.map((item, place) => readAt(place, type, item, issues)) : refuse(issues)))

const readObject = (shape: Shape, value: unknown, issues: Issue[]): unknown => {
  if (!isObject(value)) return refuse(issues)
  const result: Record<string, unknown> = {}
  for (const key in shape) {
    const type = shape[key] as Schema
    if (key in value) result[key] = readAt(key, type, value[key], issues)
    else if (!type.isOptional) refuse(issues, key)
  }
  return result
}
const unasked = (shape: Shape, value: unknown): string[] =>
  isObject(value) ? Object.keys(value).filter((key) => !Object.hasOwn(shape, key)) : []

export const object = (shape: Shape): Schema => schema((value, issues) => readObject(shape, value, issues), { shape, likewise: object })
export const strictObject = (shape: Shape): Schema =>
  schema(
    (value, issues) => {
      if (unasked(shape, value).length > 0) issues.push({ path: [], continue: true })
      return readObject(shape, value, issues)
    },
    { shape, likewise: strictObject },
  )
export const looseObject = (shape: Shape): Schema =>
  schema(
    (value, issues) => {
      const result = readObject(shape, value, issues) as Record<string, unknown>
      for (const key of unasked(shape, value)) if (key !== '__proto__') result[key] = (value as typeof result)[key]
      return result
    },
    { shape, likewise: looseObject },
  )

const reshaped = ({ shape = {}, likewise = object }: Schema, fields: (shape: Shape) => Shape): Schema => likewise(fields(shape))
export const extend = (type: Schema, more: Shape): Schema => reshaped(type, (shape) => ({ ...shape, ...more }))
export const omit = (type: Schema, keys: object): Schema =>
  reshaped(type, (shape) => Object.fromEntries(Object.entries(shape).filter(([key]) => !(key in keys))))
export const partial = (type: Schema): Schema =>
  reshaped(type, (shape) => Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, optional(one)])))

export const record = (keys: Schema, type: Schema): Schema =>
  schema((value, issues) => {
    if (!isObject(value)) return refuse(issues)
    const result: Record<string, unknown> = {}
    for (const key of Object.keys(value)) {
      // Assigned, it would be the prototype of the result.
      if (key === '__proto__') continue
      readAt(key, keys, key, issues)
      result[key] = readAt(key, type, value[key], issues)
    }
    return result
  })

export const union = (types: readonly Schema[]): Schema =>
  schema(
    (value, issues) => {
      const near: Issue[][] = []
      for (const type of types) {
        const result = type.safeParse(value)
        if (result.success) return result.data
        if (result.error.issues.every((issue) => issue.continue)) near.push(result.error.issues)
      }
      // Of the one whose type is right, what is wrong can be told.
      issues.push(...(near.length === 1 ? near.flat() : [{ path: [] }]))
    },
    { isOptional: types.some((type) => type.isOptional) },
  )

export const discriminatedUnion = (key: string, types: readonly Schema[]): Schema =>
  schema(
    (value, issues) => {
      if (!isObject(value)) return refuse(issues)
      const type = types.find(({ shape }) => valuesOf(shape?.[key]).includes(value[key]))
      return type ? type.read(value, issues) : refuse(issues, key)
    },
    { def: { options: types } },
  )
const valuesOf = (type: Schema | undefined): readonly unknown[] => type?.def?.values ?? type?.options ?? []

export const transform = (change: (value: unknown) => unknown): Schema => schema(change)
export const pipe = (first: Schema, then: Schema): Schema =>
  schema((value, issues) => {
    const before = issues.length
    const result = first.read(value, issues)
    return issues.length > before ? result : then.read(result, issues)
  })

const holds =
  (isRight: (value: unknown) => boolean, details?: Details): Check =>
  (value, refuse) => {
    if (!isRight(value)) refuse(details)
    return value
  }
/** Of a list its items; of a text its characters, where a surrogate pair is one. */
const lengthOf = (value: unknown): number => Array.from(value as Iterable<unknown>).length
export const minLength = (least: number): Check => holds((value) => lengthOf(value) >= least)
export const maxLength = (most: number): Check => holds((value) => lengthOf(value) <= most, { code: 'too_big', maximum: most })
export const minimum = (least: number): Check => holds((value) => Number(value) >= least)
export const maximum = (most: number): Check => holds((value) => Number(value) <= most)
export const positive = (): Check => holds((value) => Number(value) > 0)
export const regex = (pattern: RegExp): Check => holds((value) => String(value).search(pattern) >= 0)
export const refine = (isRight: (value: unknown) => boolean): Check => holds(isRight)
export const overwrite = (change: (value: unknown) => unknown): Check => change
