const HIDDEN = '••••'
const secretKeys = new Set(['otp', 'pin', 'accesstoken', 'token', 'authorization', 'nationalid', 'password', 'cookie', 'secret'])
/** `code` is also the name of a problem's stable code, which may be seen. */
const isSecret = (key: string, value: unknown): boolean =>
  secretKeys.has(key.toLowerCase()) || (key === 'code' && (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))))

/** Returns a copy without codes, PINs, tokens and ID numbers, fit for journal and server output (QA-044). */
export function mask(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value)
  if (Array.isArray(value)) return value.map(mask)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key, inner) && inner !== undefined ? HIDDEN : mask(inner)]),
  )
}

/** Six digits standing alone are a code; amounts carry commas and phones are longer. */
const maskText = (text: string): string => text.replace(/(?<![\d,.\-\w])\d{6}(?![\d,\-\w]|\.\d)/g, HIDDEN)
