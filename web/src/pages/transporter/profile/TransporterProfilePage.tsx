import { errorText } from '#web/api/errorText.ts'
import { NoTransporterProfile } from '#web/features/transporterProfile/NoTransporterProfile.tsx'
import { ProfileView } from '#web/features/transporterProfile/ProfileView.tsx'
import { useTransporter } from '#web/features/transporterProfile/useTransporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The saved business profile and its verification state (TPRO-001, TPRO-002). */
export function TransporterProfilePage() {
  const texts = useTexts('transporter')
  const t = texts.transporter
  const { profile, isMissing, error, reload } = useTransporter()
  if (!profile) {
    return (
      <AreaPage title={t.profileTitle}>
        {isMissing ? (
          <NoTransporterProfile />
        ) : error ? (
          <ErrorNote text={errorText(error, texts)} onRetry={reload} />
        ) : (
          <Skeleton lines={9} />
        )}
      </AreaPage>
    )
  }
  return (
    <AreaPage
      narrow
      title={t.profileTitle}
      heading={profile.businessName}
      actions={
        <span className={`profile-badge badge b-${profile.isVerified ? 'delivered' : 'pending'}`}>
          {profile.isVerified ? t.verified : t.pendingVerification}
        </span>
      }
      foot={
        <LinkButton block large icon="edit" to={transporterPaths.editProfile}>
          {t.editProfile}
        </LinkButton>
      }
    >
      <ProfileView profile={profile} />
    </AreaPage>
  )
}
