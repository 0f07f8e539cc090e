import { optional } from './choices.ts'
import { type Issue, isObject, readAt, refuse, type Schema, type Shape, schema } from './schema.ts'

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
const unknownKeys = (shape: Shape, value: unknown): string[] =>
  isObject(value) ? Object.keys(value).filter((key) => !Object.hasOwn(shape, key)) : []

export const object = (shape: Shape): Schema => schema((value, issues) => readObject(shape, value, issues), { shape, rebuild: object })
export const strictObject = (shape: Shape): Schema =>
  schema(
    (value, issues) => {
      if (unknownKeys(shape, value).length > 0) issues.push({ path: [], continue: true })
      return readObject(shape, value, issues)
    },
    { shape, rebuild: strictObject },
  )
export const looseObject = (shape: Shape): Schema =>
  schema(
    (value, issues) => {
      const result = readObject(shape, value, issues) as Record<string, unknown>
      for (const key of unknownKeys(shape, value)) if (key !== '__proto__') result[key] = (value as typeof result)[key]
      return result
    },
    { shape, rebuild: looseObject },
  )

const reshaped = ({ shape = {}, rebuild = object }: Schema, fields: (shape: Shape) => Shape): Schema => rebuild(fields(shape))
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
      // Assigning this key would set the result's prototype.
      if (key === '__proto__') continue
      readAt(key, keys, key, issues)
      result[key] = readAt(key, type, value[key], issues)
    }
    return result
  })
