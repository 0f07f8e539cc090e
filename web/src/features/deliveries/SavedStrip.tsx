import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** Without a network: since when what is shown has been on the phone (TRAN-009). */
export function SavedStrip({ savedAt }: { savedAt: number | null }) {
  const { transporter: t } = useTexts('transporter')
  if (savedAt === null) return null
  return (
    <p className="saved-strip" role="status">
      <Icon name="warning" size="s" />
      <b>{t.noNetwork}</b>
      <span>{fill(t.savedAt, { time: formatDateTime(savedAt) })}</span>
    </p>
  )
}
