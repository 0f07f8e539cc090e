/**
 * The client's replacement for `zod/mini`: the functions that our schemas use, with the same results as zod. It lacks what the
 * client doesn't need: async checks, messages, JSON Schema (docs/adr/010-room-for-code.md). zodMini.test.ts compares both.
 */
export * from './checks.ts'
export * from './choices.ts'
export * from './objects.ts'

import { type Result, readAt, refuse, type Schema, schema, typeCheck } from './schema.ts'

export const safeParse = (type: Schema, value: unknown): Result => type.safeParse(value)
export const string = (): Schema => typeCheck((value) => typeof value === 'string')
export const number = (): Schema => typeCheck(Number.isFinite)
export const int = (): Schema => typeCheck(Number.isSafeInteger)
export const boolean = (): Schema => typeCheck((value) => typeof value === 'boolean')
export const unknown = (): Schema => typeCheck(() => true)
const nothing = (): Schema => typeCheck((value) => value === null)

export { nothing as null }

export const array = (type: Schema): Schema =>
  schema((value, issues) => (Array.isArray(value) ? value.map((item, place) => readAt(place, type, item, issues)) : refuse(issues)))

export const transform = (change: (value: unknown) => unknown): Schema => schema(change)
export const pipe = (first: Schema, then: Schema): Schema =>
  schema((value, issues) => {
    const before = issues.length
    const result = first.read(value, issues)
    return issues.length > before ? result : then.read(result, issues)
  })
