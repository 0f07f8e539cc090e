import { useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { ProductPanel } from '#web/features/catalogue/ProductPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { askQuantity } from '../commands.ts'
import { useThreadHearts } from '../useThreadHearts.ts'
import { CardFrame } from './CardFrame.tsx'
import type { CardProps } from './CardView.tsx'
import { ProductName } from './Names.tsx'

/** CHAT-084. */
export function ProductCard({ card, live }: CardProps<'product'>) {
  const t = useTexts()
  const navigate = useNavigate()
  const hearts = useThreadHearts()
  return (
    <CardFrame card={card} heading={<ProductName id={card.productId} />} live={live} className="product-card">
      <ProductPanel
        id={card.productId}
        hearts={hearts}
        level={3}
        onBack={() => void navigate(paths.products())}
        actions={(product) => (
          <Button block disabled={product.availableQuantity <= 0} onClick={() => askQuantity(product.id)}>
            {product.availableQuantity <= 0 ? t.catalogue.outOfStockCaption : t.catalogue.addToCart}
          </Button>
        )}
      />
    </CardFrame>
  )
}
