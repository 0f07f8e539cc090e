import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH } from '#contract/rules/constants.ts'

/** Returns a one-time code. Codes and tokens use the system's random source instead of the world's seed (QA-043, SEC-012, SEC-013). */
export const newCode = (): string =>
  randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0')
/** Returns a token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')
/** Returns a token of 128 bits, short enough for a link that people type or scan. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url')
export const newFileName = (): string => randomBytes(16).toString('hex')

/** Returns the hash that is stored instead of a token, so that nobody can sign in with the content of a state file or log. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Compares two secrets in constant time (SEC-012). */
export const sameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())

/** Returns a signer with a random key, so that other processes cannot create its signatures. */
export function signer(): { make: (text: string) => string; isValid: (text: string, signature: string) => boolean } {
  const key = randomBytes(32)
  const make = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return { make, isValid: (text, signature) => sameSecret(make(text), signature) }
}
