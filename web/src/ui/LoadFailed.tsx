import type { LoadFailure } from '#web/api/lazyImport.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from './ErrorNote.tsx'
import { update, useUpdateInPlace } from './update.ts'

export interface LoadFailedProps {
  reason: LoadFailure
  onRetry: () => void
}

/** In place of code or texts that could not be loaded, in the same words as data (PWA-005): they come when the network is back, by Try Again, or with the new version (PWA-008). */
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
