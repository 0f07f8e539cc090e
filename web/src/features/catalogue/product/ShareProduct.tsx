import type { Product } from '#contract/catalogue.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import styles from './ShareProduct.module.css'

/** Shares the product's link, name and price (CHAT-121). The sharing code loads on the first tap. */
export function ShareProduct({ product }: { product: Product }) {
  const t = useTexts('shop')
  const share = async () => {
    const { shareProduct } = await importWhenOnline(() => import('./shareProduct.ts'))
    await shareProduct(product)
  }
  return <IconButton icon="share" className={classes('heart', styles.share)} label={t.catalogue.share} onClick={() => void share()} />
}
