import { CartChangedPanel } from '#web/features/cart/today/CartChangedPanel.tsx'
import { acceptCartChanges, useCartChanges } from '#web/features/cart/today/checkCart.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { showCart } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** What changed in the cart meanwhile; nothing is sent before the buyer has seen it (CHAT-090). */
export function CartChangedCard({ card, live }: CardProps<'cartChanged'>) {
  const t = useTexts('chat')
  const changes = useCartChanges()
  return (
    <CardFrame card={card} heading={t.chat.recap.cartChanged} live={live}>
      <CartChangedPanel changes={changes} onAccept={acceptCartChanges} onEdit={showCart} />
    </CardFrame>
  )
}
