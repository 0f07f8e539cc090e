/**
 * What a phone gets for `zod/mini`: the functions that our schemas call, with zod's results, but without what a phone never asks
 * of it: async checks, messages, JSON Schema (docs/adr/010-room-for-code.md). zodMini.test.ts reads every schema with both.
 */
interface Issue {
  readonly path: (string | number)[]
}
/** Gives what a value is read as; what is wrong with it goes into `issues`. */
type Read = (value: unknown, issues: Issue[]) => unknown
/** Gives the value for the next check, and calls `refuse` where it is wrong. */
type Check = (value: unknown, refuse: () => void) => unknown
type Shape = Readonly<Record<string, Schema>>
interface Parts {
  /** The property may be missing. */
  readonly isOptional?: boolean
  readonly shape?: Shape
  /** Of a literal or an enum. */
  readonly options?: readonly unknown[]
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
    return issues.length > before ? first : checks.reduce((now, check) => check(now, () => refuse(issues)), first)
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
export const config = (): void => {}
export const string = (): Schema => only((value) => typeof value === 'string')
export const number = (): Schema => only(Number.isFinite)
export const int = (): Schema => only(Number.isSafeInteger)
export const boolean = (): Schema => only((value) => typeof value === 'boolean')
export const unknown = (): Schema => only(() => true)
const oneOf = (options: readonly unknown[]): Schema => only((value) => options.includes(value), { options })
const nothing = (): Schema => only((value) => value === null)
export const literal = (value: unknown): Schema => oneOf([value])
export { nothing as null, oneOf as enum }

export const optional = (type: Schema): Schema =>
  schema((value, issues) => (value === undefined ? value : type.read(value, issues)), { isOptional: true })
export const nullable = (type: Schema): Schema =>
  schema((value, issues) => (value === null ? value : type.read(value, issues)), { isOptional: type.isOptional === true })
export const nullish = (type: Schema): Schema => optional(nullable(type))

export const array = (type: Schema): Schema =>
  schema((value, issues) => (Array.isArray(value) ? value.map((item, place) => readAt(place, type, item, issues)) : refuse(issues)))

export const object = (shape: Shape): Schema =>
  schema(
    (value, issues) => {
      if (!isObject(value)) return refuse(issues)
      const result: Record<string, unknown> = {}
      for (const key in shape) {
        const type = shape[key] as Schema
        if (key in value) result[key] = readAt(key, type, value[key], issues)
        else if (!type.isOptional) refuse(issues, key)
      }
      return result
    },
    { shape },
  )
export const strictObject = (shape: Shape): Schema =>
  schema(
    (value, issues) => {
      const result = object(shape).read(value, issues)
      if (isObject(value) && Object.keys(value).some((key) => !Object.hasOwn(shape, key))) refuse(issues)
      return result
    },
    { shape },
  )
export const extend = (type: Schema, shape: Shape): Schema => object({ ...type.shape, ...shape })
export const partial = ({ shape = {} }: Schema): Schema =>
  object(Object.fromEntries(Object.entries(shape).map(([key, type]) => [key, optional(type)])))

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
      for (const type of types) {
        const result = type.safeParse(value)
        if (result.success) return result.data
      }
      refuse(issues)
    },
    { isOptional: types.some((type) => type.isOptional) },
  )

export const discriminatedUnion = (key: string, types: readonly Schema[]): Schema =>
  schema((value, issues) => {
    if (!isObject(value)) return refuse(issues)
    const type = types.find(({ shape }) => shape?.[key]?.options?.includes(value[key]))
    return type ? type.read(value, issues) : refuse(issues, key)
  })

export const transform = (change: (value: unknown) => unknown): Schema => schema(change)
export const pipe = (first: Schema, then: Schema): Schema =>
  schema((value, issues) => {
    const before = issues.length
    const result = first.read(value, issues)
    return issues.length > before ? result : then.read(result, issues)
  })

const holds =
  (isRight: (value: unknown) => boolean): Check =>
  (value, refuse) => {
    if (!isRight(value)) refuse()
    return value
  }
/** Of a list its items; of a text its characters, where a surrogate pair is one. */
const lengthOf = (value: unknown): number => Array.from(value as Iterable<unknown>).length
export const minLength = (least: number): Check => holds((value) => lengthOf(value) >= least)
export const maxLength = (most: number): Check => holds((value) => lengthOf(value) <= most)
export const minimum = (least: number): Check => holds((value) => Number(value) >= least)
export const maximum = (most: number): Check => holds((value) => Number(value) <= most)
export const positive = (): Check => holds((value) => Number(value) > 0)
export const regex = (pattern: RegExp): Check => holds((value) => String(value).search(pattern) >= 0)
export const refine = (isRight: (value: unknown) => boolean): Check => holds(isRight)
export const overwrite = (change: (value: unknown) => unknown): Check => change
