import { formatTzs } from '#contract/rules/money.ts'
import { cartTotal, removeLine } from '#web/features/cart/cart.ts'
import { useLinesToday } from '#web/features/cart/today/checked.ts'
import { changeLines } from '#web/features/cart/undo/lastChange.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { useUndoTime } from '#web/ui/useUndoTime.ts'
import { undoAdd } from '../../guide/addCommands.ts'
import { browse, keepShopping, requestCheckout, showCart } from '../../guide/commands.ts'
import type { CardOf } from '../../kinds/card.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { useNames } from '../useNames.ts'
import { ChangeKind } from './ChangeKind.tsx'

/** Shows what was added and the new subtotal, and offers checkout, shopping and undo (CHAT-087). */
export function AddedCard({ card, entry, live }: CardProps<'added'>) {
  const t = useTexts('shop', 'chat')
  const names = useNames()
  const lines = useLinesToday()
  const line = lines.find(({ productId }) => productId === card.productId)
  const quantityInCart = line?.quantity ?? 0
  const isIn = quantityInCart > 0
  const name = names.product(card.productId)
  const heading = name === '' ? t.chat.recap.added : fill(t.chat.inCart, { name, n: card.quantity })
  return (
    <CardFrame card={card} heading={heading} live={live}>
      {live && isIn && quantityInCart !== card.quantity && <p>{fill(t.chat.nowHeld, { n: quantityInCart })}</p>}
      {live && line && <ChangeKind line={line} />}
      <p className="key-value">
        <span>{t.cart.subtotal}</span>
        <b>{formatTzs(cartTotal(lines))}</b>
      </p>
      {!card.beside && (
        <Button block onClick={requestCheckout} disabled={lines.length === 0}>
          {t.chat.checkout}
        </Button>
      )}
      <div className="actions">
        <Button kind="line" onClick={card.beside ? browse : keepShopping}>
          {t.chat.keepShopping}
        </Button>
        <Button kind="line" onClick={showCart}>
          {t.chat.viewCart}
        </Button>
        {isIn && <TakeOut card={card} addedAt={entry.at} />}
      </div>
    </CardFrame>
  )
}

/** Removes the product from the cart. For a few seconds the button is `Undo` instead and removes only what was just added. */
function TakeOut({ card, addedAt }: { card: CardOf<'added'>; addedAt: number }) {
  const t = useTexts('shop', 'chat')
  // With different keys React renders two buttons, so that the focus cannot move from `Undo` to `Remove`.
  if (useUndoTime(addedAt))
    return (
      <Button key="undo" kind="quiet" icon="undo" onClick={() => undoAdd(card.productId, card.quantity)}>
        {t.chat.undo}
      </Button>
    )
  return (
    <Button key="remove" kind="quiet" icon="trash" onClick={() => changeLines(() => removeLine(card.productId))}>
      {t.cart.remove}
    </Button>
  )
}
