import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { cartSums, cartTotal, formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { afterOnScreen } from '#web/api/time.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { later } from '#web/ui/later.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'
import { UNDO_FOR } from '#web/ui/useUndoTime.ts'
import { type CartLine, lineLimit, lineOf } from './cart.ts'
import { removeLine, restoreLine } from './cartStore.ts'
import { useLinesToday } from './today/checked.ts'
import { changeLines, stepTo } from './undo/lastChange.ts'
import { UndoQuantity } from './undo/UndoQuantity.tsx'
import { useAnnouncedTotal } from './useAnnouncedTotal.ts'

/** Loaded later, as it is not needed for the first view (PERF-002). */
const ShareCart = later(async () => (await import('./ShareCart.tsx')).ShareCart, { meanwhile: null, failed: null })

interface CartPanelProps {
  onCheckout: () => void
  /** Shown above Checkout: why the checkout was refused. */
  refusal?: ReactNode
  /** How to get from the empty cart to the products (CART-004). */
  browse: ReactNode
  /** Clears the cart after a confirmation (CART-014). */
  onClear: () => void
  /** Shown above the lines, e.g. changed prices. */
  notice?: ReactNode
}

/** The cart lines and their summary, side by side on wide screens. */
export function CartPanel({ onCheckout, refusal, browse, onClear, notice }: CartPanelProps) {
  const t = useTexts('shop')
  const lines = useLinesToday()
  const empty = lines.length === 0
  return (
    <div className="cart-panel">
      <div className="cart-columns">
        <div className="cart-main">
          {notice}
          <CartLines lines={lines} />
          {empty && (
            <EmptyState cloth="wimbi" mji="wavu" title={t.cart.empty} text={t.cart.emptyText} jina="haste">
              {browse}
            </EmptyState>
          )}
          {!empty && (
            <div className="cart-whole">
              <Button kind="quiet" icon="trash" onClick={onClear}>
                {t.cart.clear}
              </Button>
              <ShareCart lines={lines} />
            </div>
          )}
        </div>
        <div className={classes('cart-aside', 'card padded')}>
          {!empty && <CartSummary lines={lines} />}
          {refusal}
          <Button large block disabled={empty} onClick={onCheckout}>
            {t.cart.checkout}
          </Button>
        </div>
      </div>
    </div>
  )
}

function CartLines({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts('shop')
  const [removed, setRemoved] = useState<{ line: CartLine; place: number } | null>(null)
  useAnnouncedTotal(lines)
  useEffect(() => (removed ? afterOnScreen(UNDO_FOR, () => setRemoved(null)) : undefined), [removed])

  const remove = (line: CartLine, place: number) => {
    changeLines(() => removeLine(line.productId))
    setRemoved({ line, place })
  }
  return (
    <>
      {lines.length > 0 && (
        <ul className={classes('cart-lines', 'card')} aria-label={t.cart.lines}>
          {lines.map((line, place) => (
            <li key={line.productId}>
              <CartLineRow line={line} onRemove={() => remove(line, place)} />
            </li>
          ))}
        </ul>
      )}
      {removed && !lineOf(lines, removed.line.productId) && (
        <div className="note undo" role="status">
          <p className="grow">{fill(t.cart.removed, { name: fishName(removed.line.product.name) })}</p>
          <Button
            kind="line"
            icon="undo"
            onClick={() => {
              restoreLine(removed.line, removed.place)
              setRemoved(null)
            }}
          >
            {t.cart.undo}
          </Button>
        </div>
      )}
    </>
  )
}

export function CartLineRow({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const t = useTexts('shop')
  const { product, productId, quantity } = line
  const label = fill(t.cart.quantityOf, { name: fishName(product.name) })
  const price = formatTzs(wholeShillings(product.unitPrice))
  return (
    <div className="cart-line">
      <Plate storageType={product.storageType ?? 'refrigerated'} src={product.images[0]?.url} alt="" width={80} height={60} />
      <div className="cart-line-name">
        <Link className="plain-link" to={paths.product(productId)}>
          <FishName name={product.name} />
        </Link>
        <span className="small muted">
          <UndoQuantity productId={productId} label={label} fallback={wholeSums(fill(t.cart.each, { price }))} />
        </span>
      </div>
      <IconButton
        className="cart-line-remove"
        icon="trash"
        label={fill(t.cart.removeNamed, { name: fishName(product.name) })}
        onClick={onRemove}
      />
      <div className="cart-line-foot">
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

/** Shows subtotal, standard delivery fee and total (CART-002). */
function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts('shop')
  const { subtotal, fee, total } = cartSums(lines, 'standard')
  return (
    <section className="summary" aria-label={t.cart.summary}>
      <AmountRow label={t.cart.subtotal} shillings={subtotal} />
      <AmountRow label={t.cart.deliveryFee} shillings={fee} />
      <AmountRow label={t.cart.total} shillings={total} isSum />
    </section>
  )
}
