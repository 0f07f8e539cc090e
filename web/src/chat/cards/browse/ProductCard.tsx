import type { Product } from '#contract/catalogue.ts'
import { lineOf } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { QuantityPanel } from '#web/features/cart/QuantityPanel.tsx'
import { ProductPanel } from '#web/features/catalogue/product/ProductPanel.tsx'
import { addProduct } from '../../guide/addCommands.ts'
import type { CardOf } from '../../kinds/card.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { ProductName } from '../Names.tsx'
import { useThreadHearts } from './useThreadHearts.ts'

/** Shows one product with its quantity, which begins with the number the buyer typed (CHAT-084, CHAT-085, CHAT-136). */
export function ProductCard({ card, entry, live }: CardProps<'product'>) {
  const hearts = useThreadHearts()
  return (
    <CardFrame card={card} heading={<ProductName id={card.productId} />} live={live} className="product-card">
      <ProductPanel
        id={card.productId}
        hearts={hearts}
        level={3}
        actions={(product) => <AddToCart product={product} card={card} entryId={entry.id} />}
      />
    </CardFrame>
  )
}

function AddToCart({ product, card, entryId }: { product: Product; card: CardOf<'product'>; entryId: string }) {
  const inCart = useCart(({ lines }) => lineOf(lines, product.id)?.quantity ?? 0)
  return (
    <QuantityPanel
      product={product}
      inCart={inCart}
      begins={card.quantity}
      onChosen={(quantity) => void addProduct(product.id, quantity, entryId)}
    />
  )
}
