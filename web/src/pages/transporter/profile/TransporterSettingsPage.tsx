import { useNavigate } from 'react-router-dom'
import { NotificationPreferences } from '#web/features/account/NotificationPreferences.tsx'
import { PersonFields } from '#web/features/account/PersonFields.tsx'
import { useSession } from '#web/features/session/session.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { Button } from '#web/ui/Button.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** Settings: account fields that only support can change, notification preferences, business profile, logout (TDSH-005). */
export function TransporterSettingsPage() {
  const t = useTexts('transporter', 'account')
  const navigate = useNavigate()
  const user = useSession((session) => session.user)
  const logout = async () => {
    if (await dialogs.confirm(() => textsNow('account').account.logoutQuestion)) void navigate(paths.logout)
  }
  return (
    <AreaPage narrow title={t.transporter.settingsTitle}>
      <section className="form-section" aria-label={t.transporter.account}>
        <h2>{t.transporter.account}</h2>
        {user && <PersonFields user={user} />}
      </section>
      <section className="form-section" aria-label={t.account.preferences}>
        <h2>{t.account.preferences}</h2>
        <NotificationPreferences />
      </section>
      <section className="form-section" aria-label={t.transporter.business}>
        <LinkButton kind="line" icon="person" to={transporterPaths.profile}>
          {t.transporter.toProfile}
        </LinkButton>
        <Button kind="risk" icon="logout" onClick={() => void logout()}>
          {t.account.logout}
        </Button>
      </section>
    </AreaPage>
  )
}
