import { useNavigate } from 'react-router-dom'
import { errorText } from '#web/api/errorText.ts'
import { NoTransporterProfile } from '#web/features/transporterProfile/NoTransporterProfile.tsx'
import { TransporterForm } from '#web/features/transporterProfile/TransporterForm.tsx'
import { useTransporter } from '#web/features/transporterProfile/useTransporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The form for a new profile (TPRO-007); redirects transporters with a profile to the edit form. */
export function CreateTransporterProfilePage() {
  const { isMissing, profile } = useTransporter()
  return !isMissing && profile ? <Redirect to={transporterPaths.editProfile} /> : <FormPage isNew />
}

/** The form to edit the saved profile (TPRO-008). */
export const EditTransporterProfilePage = () => <FormPage isNew={false} />

function FormPage({ isNew }: { isNew: boolean }) {
  const texts = useTexts('transporter')
  const t = texts.transporter
  const navigate = useNavigate()
  const { profile, isMissing, error, reload } = useTransporter()
  const toProfile = () => void navigate(transporterPaths.profile)
  const isReady = isMissing || profile !== undefined
  return (
    <AreaPage narrow title={isNew ? t.createTitle : t.editTitle} parent={{ name: t.profileTitle, to: transporterPaths.profile }}>
      {isMissing && !isNew ? (
        <NoTransporterProfile />
      ) : isReady ? (
        <TransporterForm profile={profile} onSaved={toProfile} onCancel={toProfile} />
      ) : error ? (
        <ErrorNote text={errorText(error, texts)} onRetry={reload} />
      ) : (
        <Skeleton lines={9} />
      )}
    </AreaPage>
  )
}
