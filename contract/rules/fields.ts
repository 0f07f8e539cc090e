import * as z from 'zod/mini'
import { CART_LINE_MOST, LIMITS } from './constants.ts'

// Field schemas shared by several calls, with their length limits (SEC-021).
export const Id = z.string().check(z.minLength(1), z.maxLength(64))
export const IsoTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/))

/** Matches from the first visible character to the last. Zero-width characters, bidi marks and blanks at both ends are trimmed. */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800](?:.*[^\s\p{Cc}\p{DI}\u2800])?/su
const trimmed = z.overwrite<string>((text) => VISIBLE.exec(text)?.[0] ?? '')
/** Returns the schema of a required text of `least` to `most` characters. A text of invisible characters counts as empty. */
export const filled = /* @__NO_SIDE_EFFECTS__ */ (most: number, least = 1) =>
  z.string().check(trimmed, z.minLength(least), z.maxLength(most))
/** Returns the schema of a text of at most `most` characters, which may be empty. */
export const optionalText = /* @__NO_SIDE_EFFECTS__ */ (most: number) => z.string().check(trimmed, z.maxLength(most))
/** Returns the schema of a list of 1 to `most` items. */
export const someOf = /* @__NO_SIDE_EFFECTS__ */ <T extends z.ZodMiniType>(item: T, most: number) =>
  z.array(item).check(z.minLength(1), z.maxLength(most))
export const Name = filled(LIMITS.name)
export const Email = z.string().check(trimmed, z.maxLength(LIMITS.name), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))
export const Description = filled(LIMITS.description)
export const Notes = optionalText(LIMITS.notes)
export const MessageText = filled(LIMITS.notes)
export const OptionalLine = z.optional(optionalText(LIMITS.name))
export const Quantity = z.int().check(z.minimum(1), z.maximum(CART_LINE_MOST))
/** A message in the reply to a change, such as that the profile must be verified again (EXTENSION). */
export const Notice = { message: z.optional(z.string()) }
export const Empty = z.optional(z.unknown())
