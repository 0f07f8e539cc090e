import { useEffect } from 'react'
import { signOut } from '#web/features/session/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { paths } from '#web/paths.ts'
import { Redirect } from '#web/ui/Redirect.tsx'

/** Signs out, then redirects to the home page (AUTH-007, AUTH-023). */
export function LogoutPage() {
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  useEffect(signOut, [])
  return isAuthenticated ? null : <Redirect to={paths.home} />
}
