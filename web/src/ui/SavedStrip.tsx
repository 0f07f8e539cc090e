import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from './Icon.tsx'

/** Offline: shows when the displayed data was saved on the device (PWA-003, PWA-011). */
export function SavedStrip({ at }: { at: number | null }) {
  const t = useTexts()
  if (at === null) return null
  return (
    <p className="saved-strip" role="status">
      <Icon name="warning" size="s" />
      <span>{fill(t.common.savedAt, { time: formatDateTime(at) })}</span>
    </p>
  )
}
