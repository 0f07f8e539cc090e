import { errorText } from '#web/api/errorText.ts'
import { loadProfile, signOut } from '#web/features/session/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'

/** Shown to a signed-in person whose profile could not be loaded: why, with a retry (ERR-010), and the way out (ACC-015). */
export function MissingUser() {
  const t = useTexts('account')
  const error = useSession((session) => session.error)
  const why = error && <ErrorNote text={errorText(error, t)} onRetry={() => void loadProfile()} />
  // Without a network nobody can sign in anew.
  if (error?.isOfflineRead) return why
  return (
    <div className="stack">
      {why}
      <EmptyState title={t.account.missing}>
        {/* A sign-in screen sends away who is signed in; the guard leads there who no longer is. */}
        <Button onClick={signOut}>{t.account.goToLogin}</Button>
      </EmptyState>
    </div>
  )
}
