import { getTransporter } from '#contract/transporter.ts'
import { errorText } from '#web/api/errorText.ts'
import { useCall } from '#web/api/useCall.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Note } from '#web/ui/Note.tsx'

/**
 * Shows the chosen transporter's region, or a note if they lost their verification. Fetched again, as the list may be old (API-060,
 * CHAT-168).
 */
export function ChosenTransporter({ id }: { id: string }) {
  const t = useTexts('checkout')
  const { data, error, reload } = useCall(getTransporter, { params: { id } }, { revalidateOnFocus: false })
  if (error) return <ErrorNote text={errorText(error, t)} onRetry={reload} />
  if (data && !data.isVerified) return <Note>{t.checkout.transporterLost}</Note>
  return (
    <p className="small muted" role="status">
      {data ? fill(t.checkout.transporterDetails, { name: data.businessName, region: data.region }) : ' '}
    </p>
  )
}
