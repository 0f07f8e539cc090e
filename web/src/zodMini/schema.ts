export interface Issue extends Readonly<Partial<Details>> {
  readonly path: (string | number)[]
  /** The value has the right type and is refused by a check of it. */
  readonly continue?: true
}
/** As zod names them: forms say how long is too long. */
export interface Details {
  code: 'too_big'
  maximum: number
}
/** Gives what a value is read as; what is wrong with it goes into `issues`. */
type Read = (value: unknown, issues: Issue[]) => unknown
/** Gives the value for the next check, and calls `refuse` where it is wrong. */
export type Check = (value: unknown, refuse: (details?: Details) => void) => unknown
export type Shape = Readonly<Record<string, Schema>>
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
export interface Schema extends Parts {
  readonly read: Read
  readonly check: (...checks: readonly Check[]) => Schema
  readonly safeParse: (value: unknown) => Result
  readonly parse: (value: unknown) => unknown
}
export type Result = { success: true; data: unknown } | { success: false; error: { issues: Issue[] } }

export function schema(read: Read, parts: Parts = {}): Schema {
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

export function refuse(issues: Issue[], ...path: string[]): void {
  issues.push({ path })
}

/** Reads a part of a value; what is wrong with it is told by its key. */
export function readAt(key: string | number, type: Schema, value: unknown, issues: Issue[]): unknown {
  const before = issues.length
  const result = type.read(value, issues)
  for (let place = before; place < issues.length; place++) issues[place]?.path.unshift(key)
  return result
}

export const only = (isRight: (value: unknown) => boolean, parts?: Parts): Schema =>
  schema((value, issues) => {
    if (!isRight(value)) refuse(issues)
    return value
  }, parts)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
