import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { toast } from '#web/ui/toast.ts'

/** Leads to a new profile and says why (SDSH-003, SDSH-016). */
export function ToCreateProfile() {
  const t = useTexts('areas')
  useEffect(() => {
    toast.notice(t.areas.completeProfile)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once, also if the language changes
  }, [])
  return <Navigate to={sellerPaths.createProfile} replace />
}
