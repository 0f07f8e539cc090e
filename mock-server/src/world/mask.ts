const HIDDEN = '••••'
const secretKeys = new Set(['otp', 'pin', 'accesstoken', 'token', 'authorization', 'nationalid', 'password', 'cookie', 'secret'])
/** A `code` of digits is secret; the stable code of a problem, a word, is not. */
const isSecret = (key: string, value: unknown): boolean =>
  secretKeys.has(key.toLowerCase()) || (key === 'code' && (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))))

/** Returns a copy for the journal and the server output, in which codes, PINs, tokens and ID numbers are masked (QA-044). */
export function mask(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value)
  if (Array.isArray(value)) return value.map(mask)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key, inner) && inner !== undefined ? HIDDEN : mask(inner)]),
  )
}

/** Masks every number of six digits, which is a one-time code: amounts have commas, and phone numbers are longer. */
const maskText = (text: string): string => text.replace(/(?<![\d,.\-\w])\d{6}(?![\d,\-\w]|\.\d)/g, HIDDEN)
