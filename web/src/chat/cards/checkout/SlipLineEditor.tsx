import { type CartLine, lineLimit, removeLine } from '#web/features/cart/cart.ts'
import { changeLines, stepTo } from '#web/features/cart/undo/lastChange.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { Stepper } from '#web/ui/Stepper.tsx'

/** What an open row of the slip offers: another number, or removal. */
export function SlipLineEditor({ line: { product, productId, quantity } }: { line: CartLine }) {
  const t = useTexts('shop')
  return (
    <div className="list-row between">
      <Stepper
        label={fill(t.cart.quantityOf, { name: fishName(product.name) })}
        value={quantity}
        max={Math.max(quantity, lineLimit(product))}
        onChange={(value) => stepTo(productId, value)}
      />
      <Button kind="quiet" icon="trash" onClick={() => changeLines(() => removeLine(productId))}>
        {t.cart.remove}
      </Button>
    </div>
  )
}
