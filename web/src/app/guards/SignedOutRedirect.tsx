import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { onTokenRefused } from '#web/api/token.ts'
import { isChat, isSignInScreen, paths } from '#web/paths.ts'

/** A refused token leads to sign-in, with the way back (GEN-023); the thread keeps its place and asks there (CHAT-046). */
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
