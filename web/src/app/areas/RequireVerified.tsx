import { Outlet } from 'react-router-dom'
import { errorText } from '#web/api/errorText.ts'
import { useSellerProfile } from '#web/features/sellerProfile/useSellerProfile.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** Redirects a seller whose profile isn't verified to the dashboard, which says what is missing (NAV-033, NAV-034). */
export function RequireVerified() {
  const t = useTexts()
  const { state, error, reload } = useSellerProfile()
  if (state === 'verified') return <Outlet />
  if (state !== null) return <Redirect to={sellerPaths.dashboard} />
  return error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={6} />
}
