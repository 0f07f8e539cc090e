import type { Product } from '#contract/catalogue.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { shareAndTell } from '#web/ui/shareAndTell.ts'
import { productToShare } from './productToShare.ts'

/** Beside the heart: the link of the product with its name and price (CHAT-121). */
export function ShareProduct({ product }: { product: Product }) {
  const t = useTexts('shop')
  return (
    <IconButton icon="share" className="heart share" label={t.catalogue.share} onClick={() => void shareAndTell(productToShare(product))} />
  )
}
