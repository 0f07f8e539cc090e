import { getOwnTransporter, type TransporterProfile } from '#contract/transporter.ts'
import type { ApiError } from '#web/api/ApiError.ts'
import { usePolledCall } from '#web/api/usePolledCall.ts'
import { usePerson } from '#web/features/session/person.ts'

export interface TransporterNow {
  profile: TransporterProfile | undefined
  /** True if the transporter has no profile yet, which isn't an error (TPRO-006). */
  isMissing: boolean
  error: ApiError | undefined
  /** False if the transporter may not change deliveries. True while unknown, e.g. offline; the server checks it too (TDSH-009). */
  mayAct: boolean
  reload: () => void
  replace: (profile: TransporterProfile) => void
}

const isUnverified = ({ isVerified }: TransporterProfile) => !isVerified

/** Loads the transporter's own profile, and refetches it until it is verified. */
export function useTransporter(): TransporterNow {
  const person = usePerson()
  const { data, error, reload, replace } = usePolledCall(getOwnTransporter, person === null ? null : {}, isUnverified)
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
