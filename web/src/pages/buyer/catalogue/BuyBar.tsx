import { useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'

/** Quantity and Add to Cart (PROD-005 to PROD-009), fixed at the bottom on a phone. */
export function BuyBar({ product, onAdd }: { product: Product; onAdd: (quantity: number) => void }) {
  const t = useTexts('shop')
  const [chosen, setChosen] = useState(1)
  const most = Math.floor(product.availableQuantity)
  const out = most <= 0
  const quantity = Math.min(chosen, Math.max(1, most))
  return (
    <div className="buy-bar">
      <Stepper label={t.catalogue.quantity} value={quantity} max={Math.max(1, most)} disabled={out} onChange={setChosen} />
      <Button block disabled={out} onClick={() => onAdd(quantity)}>
        {out ? t.catalogue.outOfStockCaption : t.catalogue.addToCart}
      </Button>
    </div>
  )
}
