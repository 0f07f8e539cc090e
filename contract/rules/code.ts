import { CODE_LENGTH } from './constants.ts'
import { plainText } from './typed.ts'

/** A run of exactly six digits; that of an order number is none. */
const RUN = new RegExp(`(^|[^\\d.,-])(\\d{${CODE_LENGTH}})(?![.,]?\\d)`, 'g')

/**
 * Returns the one-time code of a typed or pasted text: its only run of exactly six digits, in the digits of any script, or else all its
 * digits where they are six; null where neither tells. Other numbers of a pasted message never join the code.
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
