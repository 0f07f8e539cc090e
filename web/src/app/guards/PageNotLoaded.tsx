import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'

/** Shown where a page could not be loaded; it is loaded when the network is back, or by Try Again. */
export function PageNotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTexts()
  return (
    <PageFrame title={t.errors.failedTitle} narrow>
      <ErrorNote text={t.errors.offline} onRetry={onRetry} />
    </PageFrame>
  )
}
