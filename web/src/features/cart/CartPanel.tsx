import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { later } from '#web/ui/later.tsx'
import { CartLines } from './CartLines.tsx'
import styles from './CartPanel.module.css'
import { CartSummary } from './CartSummary.tsx'
import { useLinesToday } from './today/checked.ts'

/** Loaded later, as it is not needed for the first view (PERF-002). */
const ShareCart = later(async () => (await import('./ShareCart.tsx')).ShareCart, { meanwhile: null, failed: null })

export interface CartPanelProps {
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
    <div className={styles.cart}>
      <div className={styles.cartColumns}>
        <div className={styles.cartMain}>
          {notice}
          <CartLines lines={lines} />
          {empty && (
            <EmptyState cloth="wimbi" mji="wavu" title={t.cart.empty} text={t.cart.emptyText} jina="haste">
              {browse}
            </EmptyState>
          )}
          {!empty && (
            <div className={styles.cartWhole}>
              <Button kind="quiet" icon="trash" onClick={onClear}>
                {t.cart.clear}
              </Button>
              <ShareCart lines={lines} />
            </div>
          )}
        </div>
        <div className={classes(styles.cartAside, 'card padded')}>
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
