import * as z from 'zod/mini'
import { LIMITS } from './constants.ts'

/** Shared field shapes. Bounds are SEC-021. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64))
export const IsoTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/))
const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
export const Name = filled(LIMITS.name)
export const Email = z.string().check(z.trim(), z.maxLength(LIMITS.name), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))
export const Description = filled(LIMITS.description)
export const Notes = z.string().check(z.trim(), z.maxLength(LIMITS.notes))
export const Message = filled(LIMITS.notes)
/** An optional short line which may also be sent empty. */
export const OptionalLine = z.optional(z.string().check(z.trim(), z.maxLength(LIMITS.name)))
export const Quantity = z.int().check(z.minimum(1), z.maximum(10))
export const Empty = z.optional(z.unknown())
