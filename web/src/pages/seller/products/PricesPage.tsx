import { PricesPanel } from '#web/features/sellerProducts/prices/PricesPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'

export function PricesPage() {
  const { areas: t } = useTexts('areas')
  return <PricesPanel parent={{ name: t.dashboard, to: sellerPaths.dashboard }} />
}
