import type { Product } from '#contract/catalogue.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { fishName } from '#web/ui/fishName.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

/** Wishlist access that a page or card passes to product panels. */
export interface Hearts {
  has: (productId: string) => boolean
  toggle: (product: Product) => void
}

/** A toggle button, pressed while the product is on the wishlist (CAT-028, PROD-010). */
export function HeartButton({ product, hearts }: { product: Product; hearts: Hearts }) {
  const t = useTexts('shop')
  const on = hearts.has(product.id)
  return (
    <IconButton
      icon="heart"
      className={classes('heart', on && 'is-on')}
      label={fill(t.catalogue.wishlistNamed, { name: fishName(product.name) })}
      aria-pressed={on}
      onClick={() => hearts.toggle(product)}
    />
  )
}
