import type { Product } from '#contract/catalogue.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { roomFor, useCart } from '#web/features/cart/cart.ts'
import { ProductPanel } from '#web/features/catalogue/product/ProductPanel.tsx'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { addProduct } from '../../guide/addCommands.ts'
import { askQuantity, wantedOf } from '../../guide/commands.ts'
import type { CardOf } from '../../kinds/card.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { ProductName } from '../Names.tsx'
import styles from './ProductCard.module.css'
import { useThreadHearts } from './useThreadHearts.ts'

/** Shows one product; its button adds the number the buyer typed (CHAT-084, CHAT-136). */
export function ProductCard({ card, entry, live }: CardProps<'product'>) {
  const hearts = useThreadHearts()
  return (
    <CardFrame card={card} heading={<ProductName id={card.productId} />} live={live} className={styles.productCard}>
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
  const t = useTexts('shop', 'chat')
  const inCart = useCart((cart) => cart.lines)
  const out = product.availableQuantity <= 0
  const n = Math.min(card.quantity ?? 0, roomFor(product, inCart))
  if (n > 0) {
    return (
      <Button block onClick={() => void addProduct(product.id, n, entryId)}>
        {fill(t.chat.addNumber, { n, sum: formatTzs(n * wholeShillings(product.unitPrice)) })}
      </Button>
    )
  }
  return (
    <Button block disabled={out} onClick={() => askQuantity(product.id, wantedOf(card))}>
      {out ? t.catalogue.outOfStockCaption : t.catalogue.addToCart}
    </Button>
  )
}
