import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { signOut } from '#web/features/session/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { paths } from './paths.ts'

/** Clears the session, then goes home (AUTH-007, AUTH-023). */
export function LogoutPage() {
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  useEffect(signOut, [])
  return isAuthenticated ? null : <Navigate to={paths.home} replace />
}
