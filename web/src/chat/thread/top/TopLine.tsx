import { cartTotal, formatTzs } from '#contract/rules/money.ts'
import { cartCount } from '#web/features/cart/cart.ts'
import { useLinesToday } from '#web/features/cart/today/checked.ts'
import { usePerson } from '#web/features/session/person.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { later } from '#web/ui/later.tsx'
import type { Card, UnknownCard } from '../../kinds/card.ts'
import { showCart } from '../../message/showCart.ts'

/** Loaded only for a signed-in buyer; a guest cannot have an order under way (CHAT-146). */
const OrderLine = later(async () => (await import('./OrderLine.tsx')).OrderLine, {
  meanwhile: null,
  failed: null,
})

/** Cards that show the cart total themselves. */
const WITH_CART = ['cartChanged', 'slip', 'waiting', 'stillChecking', 'failure', 'recovery']

/** One line above the thread: the cart if it has items, with a button for the order under way, else that order. Leaves out what a card in view shows (CHAT-157). */
export function TopLine({ shown }: { shown: readonly (Card | UnknownCard)[] }) {
  const person = usePerson()
  const lines = useLinesToday()
  const hasCart = lines.length > 0 && !shown.some(({ kind }) => WITH_CART.includes(kind))
  const orders = shown.flatMap((card) => (card.kind === 'tracking' || card.kind === 'receipt' ? card.orderId : []))
  return (
    <div className="top-line">
      {hasCart && <CartLine />}
      {person !== null && <OrderLine isAside={hasCart} shown={orders} />}
    </div>
  )
}

/** The cart in one line, at the prices its card shows; tapping opens that card. */
function CartLine() {
  const t = useTexts('chat')
  const lines = useLinesToday()
  return (
    <button type="button" className="kikapu" onClick={showCart}>
      <Icon name="basket" size="s" />
      <span className="grow">
        <span className="cart-words">
          <b>{t.chat.yourCart}</b> · <span>{fillCount(t.chat.recap.items, { n: cartCount(lines) })}</span>
        </span>
      </span>
      <b className="tabular">{formatTzs(cartTotal(lines))}</b>
    </button>
  )
}
