import { DeliveriesPanel } from '#web/features/deliveries/list/DeliveriesPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

export function DeliveriesPage() {
  const { transporter: t } = useTexts('transporter')
  return (
    <AreaPage title={t.deliveriesTitle}>
      <DeliveriesPanel />
    </AreaPage>
  )
}
