import type { Product } from '#contract/catalogue.ts'
import { ProductPanel } from '#web/features/catalogue/product/ProductPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { askQuantity } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { ProductName } from '../Names.tsx'
import { useThreadHearts } from './useThreadHearts.ts'

/** One product, with its button into the cart (CHAT-084). */
export function ProductCard({ card, live }: CardProps<'product'>) {
  const hearts = useThreadHearts()
  return (
    <CardFrame card={card} heading={<ProductName id={card.productId} />} live={live} className="product-card">
      <ProductPanel id={card.productId} hearts={hearts} level={3} actions={actionsOf} />
    </CardFrame>
  )
}

const actionsOf = (product: Product) => <AddToCart product={product} />

function AddToCart({ product }: { product: Product }) {
  const t = useTexts('shop')
  const out = product.availableQuantity <= 0
  return (
    <Button block disabled={out} onClick={() => askQuantity(product.id)}>
      {out ? t.catalogue.outOfStockCaption : t.catalogue.addToCart}
    </Button>
  )
}
