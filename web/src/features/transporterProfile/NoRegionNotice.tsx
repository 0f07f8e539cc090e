import { Link } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { Note } from '#web/ui/Note.tsx'

/** Asks a registered business for its place: at checkout only those with a region can be chosen (TPRO-010). */
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
