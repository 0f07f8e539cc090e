import { create } from 'zustand'
import type { User } from '#contract/user.ts'
import type { ApiError } from '#web/api/ApiError.ts'
import { readToken } from '#web/api/token.ts'
import { type PendingRegistration, pendingCode } from './pendingCode.ts'
import { readUser } from './storedUser.ts'

/** Who is signed in, and the code that is awaited (GEN-037). */
export interface Session {
  user: User | null
  token: string | null
  /** Follows the token, its single truth (GEN-032). */
  isAuthenticated: boolean
  isLoading: boolean
  error: ApiError | null
  otpSent: boolean
  /** As `+…`: the number a code was sent to. */
  tempPhoneNumber: string | null
  /** When it was sent, ms of the device's clock; the next may be asked for a minute later. */
  codeSentAt: number | null
  /** The registration that sent it; a sign-in has none. */
  registration: PendingRegistration | null
}

export const useSession = create<Session>()(initial)

/** What the device knows: a token with its user, and the code that is waited for. */
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
