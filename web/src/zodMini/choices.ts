import { type Issue, isObject, refuse, type Schema, schema, typeCheck } from './schema.ts'

const oneOf = (options: readonly unknown[]): Schema => typeCheck((value) => options.includes(value), { options })
export const literal = (right: unknown): Schema => typeCheck((value) => value === right, { def: { values: [right] } })
export { oneOf as enum }

export const optional = (type: Schema): Schema =>
  schema((value, issues) => (value === undefined ? value : type.read(value, issues)), { isOptional: true })
export const nullable = (type: Schema): Schema =>
  schema((value, issues) => (value === null ? value : type.read(value, issues)), { isOptional: type.isOptional === true })
export const nullish = (type: Schema): Schema => optional(nullable(type))

export const union = (types: readonly Schema[]): Schema =>
  schema(
    (value, issues) => {
      const near: Issue[][] = []
      for (const type of types) {
        const result = type.safeParse(value)
        if (result.success) return result.data
        if (result.error.issues.every((issue) => issue.continue)) near.push(result.error.issues)
      }
      // If exactly one member has the right type, report its issues.
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
