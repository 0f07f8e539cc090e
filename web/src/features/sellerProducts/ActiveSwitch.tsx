import type { SellerProduct } from '#contract/seller.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Switch } from '#web/ui/area/Switch.tsx'
import { fishName } from '#web/ui/fishName.ts'
import type { ProductCommands } from './useProductCommands.ts'

/** The switch that shows or hides a product for buyers (SPRD-031, SPRD-032). */
export function ActiveSwitch({ product: { name, isActive }, commands }: { product: SellerProduct; commands: ProductCommands }) {
  const { sellerProducts: t } = useTexts('sellerProducts')
  const state = isActive ? t.states.active : t.states.inactive
  return (
    <Switch label={fill(t.switchOf, { state, name: fishName(name) })} isOn={isActive} onToggle={commands.toggle} busy={commands.busy}>
      {state}
    </Switch>
  )
}
