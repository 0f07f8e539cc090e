import { errorText } from '#web/api/errorText.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { QuantityPanel } from '#web/features/cart/QuantityPanel.tsx'
import { useProduct } from '#web/features/catalogue/useCatalogue.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { addProduct } from '../../guide/addCommands.ts'

import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { ProductName } from '../Names.tsx'

/** Asks how many of a product to add (CHAT-085, CHAT-086). */
export function QuantityCard({ card, entry, live }: CardProps<'quantity'>) {
  const t = useTexts('shop', 'chat')
  const { product, missing, error, reload } = useProduct(card.productId)
  const inCart = useCart((cart) => cart.lines.find((line) => line.productId === card.productId)?.quantity ?? 0)
  return (
    <CardFrame card={card} heading={t.chat.howMany} live={live}>
      <p className="muted small">
        <ProductName id={card.productId} />
      </p>
      {missing && <ErrorNote text={t.catalogue.notFound} />}
      {error && !product && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {!product && !error && !missing && <Skeleton lines={3} />}
      {product && (
        <QuantityPanel
          product={product}
          inCart={inCart}
          begins={card.quantity}
          onChosen={(quantity) => void addProduct(card.productId, quantity, entry.id)}
        />
      )}
    </CardFrame>
  )
}
