import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH } from '#contract/rules/constants.ts'

/** Returns a one-time code. Codes and tokens come from the system, never from the seeded source of a world (QA-043, SEC-012, SEC-013). */
export const newCode = (): string =>
  randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0')
/** Returns a token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')
/** Returns a token of 128 bits: short enough for a link that somebody types or scans. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url')
export const newFileName = (): string => randomBytes(16).toString('hex')

/** Returns what is kept of a token: no state file and no log holds one that signs in. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Compares two secrets in constant time (SEC-012). */
export const sameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())

/** Returns a signer whose signatures only this process can make. */
export function signer(): { make: (text: string) => string; holds: (text: string, signature: string) => boolean } {
  const key = randomBytes(32)
  const make = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return { make, holds: (text, signature) => sameSecret(make(text), signature) }
}
