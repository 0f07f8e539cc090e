import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'

/** A page that was never opened, without a network: it comes by itself when the network does. */
export function PageNotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTexts()
  return (
    <PageFrame title={t.errors.failedTitle} narrow>
      <ErrorNote text={t.errors.offline} onRetry={onRetry} />
    </PageFrame>
  )
}
