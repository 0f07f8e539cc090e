import type { ReactNode } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { NotificationPreferences } from '#web/features/account/NotificationPreferences.tsx'
import { PersonFields } from '#web/features/account/PersonFields.tsx'
import { PendingBand } from '#web/features/sellerProfile/PendingBand.tsx'
import { ProfileDetails } from '#web/features/sellerProfile/ProfileDetails.tsx'
import { useSellerProfile } from '#web/features/sellerProfile/useSellerProfile.ts'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useLogout } from '../../useLogout.ts'

/** Settings: business profile with an edit link, read-only account, notification preferences, logout (SPRO-043 to SPRO-048). */
export function SellerSettingsPage() {
  const t = useTexts('sellerProfile', 'account')
  const user = useSession((session) => session.user)
  const logout = useLogout()
  return (
    <AreaPage title={t.sellerProfile.settingsTitle} narrow>
      <Part title={t.sellerProfile.businessProfile}>
        <BusinessProfile />
      </Part>
      <Part title={t.account.details}>{user && <PersonFields user={user} />}</Part>
      <Part title={t.account.preferences}>
        <NotificationPreferences area="seller" />
      </Part>
      <Button kind="risk" className="start" icon="logout" onClick={() => void logout()}>
        {t.account.logout}
      </Button>
    </AreaPage>
  )
}

function BusinessProfile() {
  const t = useTexts('sellerProfile')
  const { profile, state, error, reload } = useSellerProfile()
  if (state === null) return error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={6} />
  if (profile === null) {
    return (
      <EmptyState title={t.sellerProfile.none} text={t.sellerProfile.noneText}>
        <LinkButton to={sellerPaths.completeProfile}>{t.sellerProfile.complete}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <>
      {!profile.isVerified && <PendingBand />}
      <ProfileDetails profile={profile} />
      <LinkButton kind="line" className="start" icon="edit" to={sellerPaths.editProfile}>
        {t.sellerProfile.edit}
      </LinkButton>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="form-section">
    <h2>{title}</h2>
    {children}
  </section>
)
