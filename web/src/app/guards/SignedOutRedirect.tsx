import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { onTokenRefused } from '#web/api/token.ts'
import { isChat, isSignInScreen, paths } from '#web/paths.ts'

/** Redirects to sign-in when the server refuses the token, and back afterwards (GEN-023). The thread isn't left; it asks to sign in itself (CHAT-046). */
export function SignedOutRedirect() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(
    () =>
      onTokenRefused(() => {
        if (!isChat(pathname) && !isSignInScreen(pathname)) void navigate(paths.login(pathname + search), { replace: true })
      }),
    [navigate, pathname, search],
  )
  return null
}
