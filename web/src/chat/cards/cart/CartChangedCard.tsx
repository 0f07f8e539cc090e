import { CartChangedPanel } from '#web/features/cart/today/CartChangedPanel.tsx'
import { acceptCartChanges, useCartChanges } from '#web/features/cart/today/checkCart.ts'
import { useTexts, withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'
import { editCart } from '../../guide/stepCommands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

const SubstituteOffer = later(async () => (await withTexts(() => import('./SubstituteOffer.tsx'), 'topics')).SubstituteOffer, {
  meanwhile: null,
  failed: null,
})

/** Shows changed prices and stock. The order is not sent before the buyer accepts them (CHAT-090). */
export function CartChangedCard({ card, live }: CardProps<'cartChanged'>) {
  const t = useTexts('chat')
  const changes = useCartChanges()
  const gone = changes.filter(({ kind }) => kind === 'soldOut')
  return (
    <CardFrame card={card} heading={t.chat.yourCart} live={live}>
      <CartChangedPanel changes={changes} onAccept={acceptCartChanges} onEdit={editCart}>
        {live && gone.map(({ productId }) => <SubstituteOffer key={productId} productId={productId} named={gone.length > 1} />)}
      </CartChangedPanel>
    </CardFrame>
  )
}
