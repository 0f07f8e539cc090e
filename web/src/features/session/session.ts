import { create } from 'zustand'
import type { User } from '#contract/user.ts'
import type { ApiError } from '#web/api/ApiError.ts'
import { readToken } from '#web/api/token.ts'
import { type PendingRegistration, pendingCode } from './pendingCode.ts'
import { readUser } from './storedUser.ts'

/** The signed-in user, or the pending sign-in code (GEN-037). */
export interface Session {
  user: User | null
  token: string | null
  /** True if there is a token (GEN-032). */
  isAuthenticated: boolean
  isLoading: boolean
  error: ApiError | null
  otpSent: boolean
  /** The number a code was sent to, starting with `+`. */
  tempPhoneNumber: string | null
  /** When the code was sent, in ms since 1970. The next can be requested a minute later. */
  codeSentAt: number | null
  /** The registration that requested the code; null for a sign-in. */
  registration: PendingRegistration | null
}

export const useSession = create<Session>()(initial)

/** The session as stored on the device: a token with its user, or a pending code. */
export function initial(): Session {
  const token = readToken()
  const pending = token === null ? pendingCode.read() : null
  return {
    token,
    user: token === null ? null : readUser(),
    isAuthenticated: token !== null,
    isLoading: false,
    error: null,
    otpSent: pending !== null,
    tempPhoneNumber: pending?.phone ?? null,
    codeSentAt: pending?.sentAt ?? null,
    registration: pending?.registration ?? null,
  }
}
