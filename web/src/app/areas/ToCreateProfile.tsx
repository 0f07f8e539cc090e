import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { textsNow } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { toast } from '#web/ui/toast.ts'

/** Leads to a new profile and says why (SDSH-003, SDSH-016). */
export function ToCreateProfile() {
  useEffect(() => toast.notice(() => textsNow('areas').areas.completeProfile), [])
  return <Navigate to={sellerPaths.createProfile} replace />
}
