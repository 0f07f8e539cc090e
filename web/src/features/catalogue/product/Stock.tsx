import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** The stock, as text and icon, never by colour alone (PROD-004). */
export function Stock({ available }: { available: number }) {
  const t = useTexts('shop')
  const out = available <= 0
  return (
    <span className={classes('stock', out && 'none')}>
      <Icon name={out ? 'close' : 'check'} size="s" />
      <span>{out ? t.catalogue.outOfStock : fillCount(t.catalogue.inStock, { n: Math.floor(available) })}</span>
    </span>
  )
}
