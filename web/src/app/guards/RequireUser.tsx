import { Outlet, useLocation } from 'react-router-dom'
import { useSession } from '#web/features/session/session.ts'
import { paths } from '#web/paths.ts'
import { Redirect } from '#web/ui/Redirect.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** Redirects guests to sign-in, which leads back here afterwards (NAV-022 to NAV-025). */
export function RequireUser() {
  const { pathname, search } = useLocation()
  const { isAuthenticated, user, isLoading } = useSession()
  if (!isAuthenticated) return <Redirect to={paths.login(pathname + search)} />
  return user === null && isLoading ? <Skeleton lines={6} /> : <Outlet />
}
