import { DeliveriesPanel } from '#web/features/deliveries/DeliveriesPanel.tsx'
import { NoTransporterProfile } from '#web/features/transporterProfile/NoTransporterProfile.tsx'
import { useTransporter } from '#web/features/transporterProfile/useTransporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

/** The list of deliveries; a transporter without a profile sees a link to create one instead (TDEL-001, TPRO-006). */
export function DeliveriesPage() {
  const { transporter: t } = useTexts('transporter')
  const { isMissing } = useTransporter()
  return <AreaPage title={t.deliveriesTitle}>{isMissing ? <NoTransporterProfile /> : <DeliveriesPanel />}</AreaPage>
}
