import type { LoadFailure } from '#web/api/lazyImport.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from './ErrorNote.tsx'
import { update, useUpdateInPlace } from './update.ts'

export interface LoadFailedProps {
  reason: LoadFailure
  onRetry: () => void
}

/**
 * Shown instead of content whose code or texts failed to load, with the same messages as for data (PWA-005).
 * `Try Again` loads them again. If the server no longer has them, the button loads the new version (PWA-008).
 */
export function LoadFailed({ reason, onRetry }: LoadFailedProps) {
  const { errors: t } = useTexts()
  const isGone = reason === 'newVersion'
  useUpdateInPlace(isGone)
  return (
    <ErrorNote
      text={reason === 'offline' ? t.notKept : t[reason]}
      {...(isGone ? { onRetry: () => void update(), retryLabel: t.update, isNews: true } : { onRetry })}
    />
  )
}
