import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Area } from '#web/features/session/area.ts'
import { useSession } from '#web/features/session/session.ts'
import { paths } from '#web/paths.ts'
import { Redirect } from '#web/ui/Redirect.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { page } from '../page.ts'

const MissingUserPage = page('MissingUserPage', () => import('#web/pages/buyer/account/MissingUserPage.tsx'), 'account')

/**
 * Redirects guests and users without the role to sign-in, where a notice names the role (NAV-028 to NAV-032).
 * If the user's record is missing, `MissingUserPage` says so (SPRO-047).
 */
export function RequireRole({ role, children }: { role: Area; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { isAuthenticated, user, isLoading } = useSession()
  if (isAuthenticated && user === null && isLoading) return <Skeleton lines={6} />
  if (isAuthenticated && user === null) return <MissingUserPage />
  return user?.roles.includes(role) ? children : <Redirect to={paths.login(pathname + search)} />
}
