import { NotificationPreferences } from '#web/features/account/NotificationPreferences.tsx'
import { PersonFields } from '#web/features/account/PersonFields.tsx'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { useLogout } from '../../useLogout.ts'

/** Settings: account fields that only support can change, notification preferences, business profile, logout (TDSH-005). */
export function TransporterSettingsPage() {
  const t = useTexts('transporter', 'account')
  const user = useSession((session) => session.user)
  const logout = useLogout()
  return (
    <AreaPage narrow title={t.transporter.settingsTitle}>
      <section className="form-section" aria-label={t.transporter.account}>
        <h2>{t.transporter.account}</h2>
        {user && <PersonFields user={user} />}
      </section>
      <section className="form-section" aria-label={t.account.preferences}>
        <h2>{t.account.preferences}</h2>
        <NotificationPreferences area="transporter" />
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
