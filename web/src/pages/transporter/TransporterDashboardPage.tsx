import { errorText } from '#web/api/errorText.ts'
import { DashboardPanel } from '#web/features/deliveries/dashboard/DashboardPanel.tsx'
import { NoRegionNotice } from '#web/features/transporterProfile/NoRegionNotice.tsx'
import { NoTransporterProfile } from '#web/features/transporterProfile/NoTransporterProfile.tsx'
import { useTransporter } from '#web/features/transporterProfile/useTransporter.ts'
import { VerificationNotice } from '#web/features/transporterProfile/VerificationNotice.tsx'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'

/** The transporter's dashboard (TDSH-002, TDSH-006). */
export function TransporterDashboardPage() {
  const texts = useTexts('transporter')
  const t = texts.transporter
  const { profile, isMissing, error, mayAct, reload } = useTransporter()
  const title = profile ? fill(t.dashboardOf, { businessName: profile.businessName }) : t.dashboardTitle
  return (
    <AreaPage title={title}>
      {profile && !profile.isVerified && <VerificationNotice />}
      {profile?.region === '' && <NoRegionNotice />}
      {error && error.status !== 0 && <ErrorNote text={errorText(error, texts)} onRetry={reload} />}
      {isMissing ? <NoTransporterProfile /> : <DashboardPanel mayAct={mayAct} />}
    </AreaPage>
  )
}
