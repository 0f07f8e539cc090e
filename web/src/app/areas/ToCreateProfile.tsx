import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { useSellerProfile } from '#web/features/sellerProfile/useSellerProfile.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

/** Redirects to the form for a new profile, with a toast that says why. A seller with a profile gets the edit form, without a toast (SDSH-003, SDSH-016). */
export function ToCreateProfile() {
  const { profile, state, error } = useSellerProfile()
  const isMissing = state === 'none'
  useEffect(() => {
    if (isMissing) toast.notice(() => textsNow('areas').areas.completeProfile)
  }, [isMissing])
  // If loading failed, the form page shows the error.
  if (state === null && !error) return <Skeleton lines={6} />
  return <Navigate to={profile ? sellerPaths.editProfile : sellerPaths.createProfile} replace />
}
