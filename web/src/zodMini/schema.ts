export interface Issue extends Readonly<Partial<Details>> {
  readonly path: (string | number)[]
  /** True if the value has the right type but failed a check. */
  readonly continue?: true
}
/** Named as in zod; forms use them to show the maximum length. */
export interface Details {
  code: 'too_big'
  maximum: number
}
/** Returns the parsed value, and adds problems to `issues`. */
type Read = (value: unknown, issues: Issue[]) => unknown
/** Returns the value for the next check; calls `refuse` if it is wrong. */
export type Check = (value: unknown, refuse: (details?: Details) => void) => unknown
export type Shape = Readonly<Record<string, Schema>>
interface Parts {
  /** True if the property may be missing. */
  readonly isOptional?: boolean
  readonly shape?: Shape
  /** Creates the same kind of object with another shape. */
  readonly rebuild?: (shape: Shape) => Schema
  /** The values of an enum. */
  readonly options?: readonly unknown[]
  /** The values of a literal or the members of a union. */
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

/** Runs the checks only if the value has the right type. */
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

/** Parses a part of a value, and adds its key to the paths of the issues. */
export function readAt(key: string | number, type: Schema, value: unknown, issues: Issue[]): unknown {
  const before = issues.length
  const result = type.read(value, issues)
  for (let place = before; place < issues.length; place++) issues[place]?.path.unshift(key)
  return result
}

export const typeCheck = (isRight: (value: unknown) => boolean, parts?: Parts): Schema =>
  schema((value, issues) => {
    if (!isRight(value)) refuse(issues)
    return value
  }, parts)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
