import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH } from '#contract/rules/constants.ts'

/** Codes and tokens come from the system, never from the seeded source of a world (QA-043, SEC-012, SEC-013). */
export const newCode = (): string =>
  randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0')
/** 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const newFileName = (): string => randomBytes(16).toString('hex')

/** What is kept of a token: a state file or a log never holds one which signs in. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Compares in constant time (SEC-012). */
export const sameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())

/** Signatures which only this process can make. */
export function signer(): { make: (text: string) => string; holds: (text: string, signature: string) => boolean } {
  const key = randomBytes(32)
  const make = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return { make, holds: (text, signature) => sameSecret(make(text), signature) }
}
