import { Link } from 'react-router-dom'
import { cartTotal, formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'
import styles from './CartLineRow.module.css'
import { type CartLine, lineLimit } from './lines.ts'
import { stepTo } from './undo/lastChange.ts'
import { UndoQuantity } from './undo/UndoQuantity.tsx'

export function CartLineRow({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const t = useTexts('shop')
  const { product, productId, quantity } = line
  const label = fill(t.cart.quantityOf, { name: fishName(product.name) })
  const price = formatTzs(wholeShillings(product.unitPrice))
  return (
    <div className={styles.cartLine}>
      <Plate storageType={product.storageType ?? 'refrigerated'} src={product.images[0]?.url} alt="" width={80} height={60} />
      <div className={styles.cartLineName}>
        <Link className="plain-link" to={paths.product(productId)}>
          <FishName name={product.name} />
        </Link>
        <span className="small muted">
          <UndoQuantity productId={productId} label={label} fallback={wholeSums(fill(t.cart.each, { price }))} />
        </span>
      </div>
      <IconButton
        className={styles.cartLineRemove}
        icon="trash"
        label={fill(t.cart.removeNamed, { name: fishName(product.name) })}
        onClick={onRemove}
      />
      <div className={styles.cartLineFoot}>
        <Stepper
          label={label}
          value={quantity}
          max={Math.max(quantity, lineLimit(product))}
          onChange={(value) => stepTo(productId, value)}
        />
        <b className="money">{formatTzs(cartTotal([line]))}</b>
      </div>
    </div>
  )
}
