import { getOwnTransporter, type TransporterProfile } from '#contract/transporter.ts'
import type { ApiError } from '#web/api/ApiError.ts'
import { useAwaited } from '#web/api/useAwaited.ts'
import { usePerson } from '#web/features/session/person.ts'

export interface TransporterNow {
  profile: TransporterProfile | undefined
  /** There is none yet: a state, not an error (TPRO-006). */
  isMissing: boolean
  error: ApiError | undefined
  /** Whether deliveries may be moved, as far as is known: without a network nobody says no, and the server refuses too (TDSH-009). */
  mayAct: boolean
  reload: () => void
  replace: (profile: TransporterProfile) => void
}

const isUnverified = ({ isVerified }: TransporterProfile) => !isVerified

/** The transporter's own profile; a verification is seen without a reload. */
export function useTransporter(): TransporterNow {
  const person = usePerson()
  const { data, error, reload, replace } = useAwaited(getOwnTransporter, person === null ? null : {}, isUnverified)
  const isMissing = error?.status === 404
  const profile = isMissing ? undefined : data
  return {
    profile,
    isMissing,
    error: isMissing ? undefined : error,
    mayAct: !isMissing && profile?.isVerified !== false,
    reload,
    replace,
  }
}
