import { errorText } from '#web/api/errorText.ts'
import { loadProfile, signOut } from '#web/features/session/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'

/** Shown if a signed-in user's profile could not be loaded: the error with a retry (ERR-010), and a way to sign in again (ACC-015). */
export function MissingUser() {
  const t = useTexts('account')
  const error = useSession((session) => session.error)
  const why = error && <ErrorNote text={errorText(error, t)} onRetry={() => void loadProfile()} />
  // Offline nobody can sign in again.
  if (error?.isOfflineRead) return why
  return (
    <div className="stack">
      {why}
      <EmptyState title={t.account.missing}>
        {/* The sign-in page redirects a signed-in user, so sign out: the route guard then leads there. */}
        <Button onClick={signOut}>{t.account.goToLogin}</Button>
      </EmptyState>
    </div>
  )
}
