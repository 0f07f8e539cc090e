import { useEffect } from 'react'
import type { ApiError } from '#web/api/ApiError.ts'
import { errorText, failureText } from '#web/api/errorText.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { toast } from '#web/ui/toast.ts'

/** The error for a delivery that failed to load, with the server's message (TORD-025, TORD-026, GEN-024). */
export function DeliveryNotLoaded({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const texts = useTexts('transporter')
  const isOffline = error.isOfflineRead
  useEffect(() => (isOffline ? undefined : toast.failure(() => textsNow('transporter').transporter.loadFailed)), [isOffline])
  return <ErrorNote text={failureText(error, texts, `${texts.transporter.couldNotLoad}. ${errorText(error, texts)}`)} onRetry={onRetry} />
}
