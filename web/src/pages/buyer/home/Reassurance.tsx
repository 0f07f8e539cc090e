import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The shop's promises to buyers (PROD-011). */
export function Reassurance() {
  const t = useTexts('shop')
  return (
    <ul className="reassurance">
      <li>
        <Icon name="truck" />
        {t.catalogue.fastDelivery}
      </li>
      <li>
        <Icon name="shield" />
        {t.catalogue.qualityGuarantee}
      </li>
      <li>
        <Icon name="returns" />
        {t.catalogue.returnPolicy}
      </li>
    </ul>
  )
}
