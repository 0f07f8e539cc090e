import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'

/** Says that the profile is under review, and how long that takes (SPRO-020, SPRO-041). */
export function PendingBand() {
  const { sellerProfile: t } = useTexts('sellerProfile')
  return (
    <div className="pending-band" role="status">
      <Icon name="clock" />
      <b>{t.pending}</b>
      <p>
        <Unparted text={t.pendingText} />
      </p>
    </div>
  )
}
