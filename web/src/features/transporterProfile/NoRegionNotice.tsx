import { Link } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { Note } from '#web/ui/Note.tsx'

/** Asks a business without a region to add one: buyers can choose only those with a region (TPRO-010). */
export function NoRegionNotice() {
  const { transporter: t } = useTexts('transporter')
  return (
    <Note>
      <p>{t.noRegion}</p>
      <Link className="link" to={transporterPaths.editProfile}>
        {t.editProfile}
      </Link>
    </Note>
  )
}
