import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Call } from '#contract/call.ts'
import { newestHeartPage } from '#web/features/session/intents.ts'
import { safeReturn } from '#web/features/session/safeReturn.ts'
import { useSession } from '#web/features/session/session.ts'
import { paths, withQuery } from '#web/paths.ts'

/**
 * Helpers for the steps of signing in, which pass the `returnUrl` on to the next step (AUTH-011, AUTH-016). Without one, `go` passes `home`,
 * e.g. the dashboard of a new seller.
 */
export function useSignInStep(home?: string) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const returnUrl = search.get('returnUrl') ?? undefined
  // A heart stores its page instead of a returnUrl (NAV-027). Read it at the start, because signing in consumes the heart.
  const [left] = useState(newestHeartPage)
  const target = safeReturn(returnUrl ?? left)
  // Read at the start: a code sent from this page opens the next one, so that Back leads here.
  const [pending] = useState(() => useSession.getState())
  const to = (path: string) => withQuery(path, { returnUrl })
  return {
    signedIn: useSession((session) => session.isAuthenticated),
    target,
    to,
    /** Where to enter a code that was pending when the page was opened (CHAT-174), or null; `call` limits it to that registration. */
    codeStep: (call?: Call): string | null =>
      pending.otpSent && (!call || pending.registration?.path === call.path)
        ? withQuery(paths.verify, { returnUrl: returnUrl ?? home })
        : null,
    go: (path: string) => void navigate(withQuery(path, { returnUrl: returnUrl ?? home })),
    leave: () => void navigate(target, { replace: true }),
  }
}
