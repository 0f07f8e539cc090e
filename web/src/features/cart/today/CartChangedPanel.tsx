import type { ReactNode } from 'react'
import { formatTzs } from '#contract/rules/money.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, type Texts, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { StepButton } from '#web/ui/StepButton.tsx'
import type { CartChange } from './changes.ts'

export interface CartChangedPanelProps {
  changes: readonly CartChange[]
  onAccept: () => void
  /** Leave it out where the cart is on screen. */
  onEdit?: () => void
  /** Alternative products. They load late, so they are shown below the buttons, which must not move. */
  children?: ReactNode
}

/** Lists the changed prices and stocks with old and new values, and announces them (MON-003, CHAT-090). */
export function CartChangedPanel({ changes, onAccept, onEdit, children }: CartChangedPanelProps) {
  const t = useTexts('shop')
  return (
    <div className="stack cart-changed">
      <div role="alert">
        <p className="strong">{t.cart.changed}</p>
        <ul className="cart-changes">
          {changes.map((change) => (
            <li key={`${change.productId}-${change.kind}`}>{wholeSums(changeText(change, t))}</li>
          ))}
        </ul>
      </div>
      <StepButton afterTap step="accept" block onClick={onAccept}>
        {t.cart.accept}
      </StepButton>
      {onEdit && (
        <Button kind="line" block onClick={onEdit}>
          {t.cart.edit}
        </Button>
      )}
      {children}
    </div>
  )
}

export function changeText(change: CartChange, t: Texts<'shop'>): string {
  switch (change.kind) {
    case 'price':
      return fill(t.cart.price, { name: fishName(change.name), from: formatTzs(change.from), to: formatTzs(change.to) })
    case 'stock':
      return fillCount(t.cart.onlyLeft, { name: fishName(change.name), n: change.left })
    case 'soldOut':
      return fill(t.cart.soldOut, { name: fishName(change.name) })
  }
}
