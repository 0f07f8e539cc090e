import { CODE_LENGTH } from './constants.ts'
import { plainText } from './typed.ts'

/** A run of exactly six digits. Runs after a dash don't count: an order number such as `SMK-104698` is not a code. */
const RUN = new RegExp(`(^|[^\\d.,-])(\\d{${CODE_LENGTH}})(?![.,]?\\d)`, 'g')

/**
 * Returns the one-time code in a typed or pasted text: its only run of exactly six digits, in any script. If there is no such
 * run but the text has six digits in all, returns those. Returns null for any other text, and for a text with an order number.
 */
export function codeInText(text: string): string | null {
  const plain = plainText(text)
  if (/smk/i.test(plain)) return null
  const runs = new Set([...plain.matchAll(RUN)].map(([, , digits]) => digits))
  const [run = null] = runs
  if (runs.size === 1) return run ?? null
  const digits = plain.replace(/\D/g, '')
  return runs.size === 0 && digits.length === CODE_LENGTH ? digits : null
}
