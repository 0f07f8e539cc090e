import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { later } from '#web/ui/later.tsx'
import { CartLines } from './CartLines.tsx'
import { CartSummary } from './CartSummary.tsx'
import { useLinesToday } from './today/checked.ts'

/** After the first view (PERF-002). */
const ShareCart = later(async () => (await import('./ShareCart.tsx')).ShareCart, { meanwhile: null, failed: null })

export interface CartPanelProps {
  onCheckout: () => void
  /** Above Checkout: why it was refused. */
  refusal?: ReactNode
  /** From the empty cart to the products: a link on a page, a card in the thread (CART-004). */
  browse: ReactNode
  /** Asks before it clears (CART-014). */
  onClear: () => void
  /** Opens a product; without it names are no links. */
  onOpen?: (productId: string) => void
  /** How many lines are shown; the rest is behind `See all` (CHAT-088). */
  most?: number
  onSeeAll?: () => void
  /** Above the lines, e.g. what changed about them. */
  notice?: ReactNode
}

/** The lines and their summary, side by side where there is room. */
export function CartPanel({ onCheckout, refusal, browse, onClear, onOpen, most, onSeeAll, notice }: CartPanelProps) {
  const t = useTexts('shop')
  const lines = useLinesToday()
  const empty = lines.length === 0
  return (
    <div className="cart">
      <div className="cart-columns">
        <div className="cart-main">
          {notice}
          <CartLines lines={lines} most={most} onOpen={onOpen} />
          {empty && (
            <EmptyState cloth="wimbi" mji="wavu" title={t.cart.empty} text={t.cart.emptyText} jina="haste">
              {browse}
            </EmptyState>
          )}
          {most !== undefined && lines.length > most && onSeeAll && (
            <Button kind="line" block onClick={onSeeAll}>
              {t.cart.seeAll}
            </Button>
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
        <div className="cart-aside card pad">
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
