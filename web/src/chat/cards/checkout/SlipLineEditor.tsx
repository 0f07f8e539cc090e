import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { type CartLine, lineLimit, removeLine } from '#web/features/cart/cart.ts'
import { changeLines, stepTo } from '#web/features/cart/undo/lastChange.ts'
import { UndoQuantity } from '#web/features/cart/undo/UndoQuantity.tsx'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { Stepper } from '#web/ui/Stepper.tsx'
import { ChangeKind } from '../cart/ChangeKind.tsx'

/** The controls that change a product on the slip: its number, its kind where the shop chose it, and removal. */
export function SlipLineEditor({ line }: { line: CartLine }) {
  const t = useTexts('shop')
  const { product, productId, quantity } = line
  const label = fill(t.cart.quantityOf, { name: fishName(product.name) })
  const each = fill(t.cart.each, { price: formatTzs(wholeShillings(product.unitPrice)) })
  return (
    <>
      <div className="list-row between">
        <Stepper
          label={label}
          value={quantity}
          max={Math.max(quantity, lineLimit(product))}
          onChange={(value) => stepTo(productId, value)}
        />
        <Button kind="quiet" icon="trash" onClick={() => changeLines(() => removeLine(productId))}>
          {t.cart.remove}
        </Button>
      </div>
      <ChangeKind line={line} />
      <p className="small muted">
        <UndoQuantity productId={productId} label={label} fallback={wholeSums(each)} />
      </p>
    </>
  )
}
