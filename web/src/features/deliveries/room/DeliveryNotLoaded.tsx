import { useEffect } from 'react'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { toast } from '#web/ui/toast.ts'

/** Instead of a delivery that could not be loaded (TORD-025, TORD-026). */
export function DeliveryNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { transporter: t } = useTexts('transporter')
  useEffect(() => toast.failure(() => textsNow('transporter').transporter.loadFailed), [])
  return <ErrorNote text={t.couldNotLoad} onRetry={onRetry} />
}
