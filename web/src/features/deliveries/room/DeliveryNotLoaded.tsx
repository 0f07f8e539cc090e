import { useEffect } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { toast } from '#web/ui/toast.ts'

/** Instead of a delivery that could not be loaded (TORD-025, TORD-026). */
export function DeliveryNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { transporter: t } = useTexts('transporter')
  const { loadFailed } = t
  useEffect(() => toast.failure(loadFailed), [loadFailed])
  return <ErrorNote text={t.couldNotLoad} onRetry={onRetry} />
}
