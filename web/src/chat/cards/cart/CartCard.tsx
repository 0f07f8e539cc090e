import { useNavigate } from 'react-router-dom'
import { CartPanel } from '#web/features/cart/CartPanel.tsx'
import { clearCart, useCart } from '#web/features/cart/cart.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { browse, requestCheckout, showProduct } from '../../guide/commands.ts'
import { unfoldByTap } from '../../transcript/unfolded.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { ChangeKind } from './ChangeKind.tsx'
import { PricesToday } from './PricesToday.tsx'

const LINES = 5

/** The cart with its first lines, and a link to the cart page for the rest (CHAT-088, CHAT-089). */
export function CartCard({ card, live }: CardProps<'cart'>) {
  const t = useTexts('shop', 'chat')
  const navigate = useNavigate()
  const hasLines = useCart((cart) => cart.lines.length > 0)
  const clear = async () => {
    if (
      await dialogs.confirm(
        () => textsNow('shop').cart.clearQuestion,
        () => textsNow('chat').chat,
      )
    )
      clearCart()
  }
  return (
    <CardFrame card={card} heading={t.chat.yourCart} live={live}>
      <CartPanel
        most={LINES}
        onCheckout={card.beside ? unfoldByTap : requestCheckout}
        browse={
          <Button large block onClick={browse}>
            {t.cart.browseProducts}
          </Button>
        }
        onClear={() => void clear()}
        onOpen={showProduct}
        onSeeAll={() => void navigate(paths.cart)}
        kindOf={(line) => <ChangeKind line={line} />}
        notice={live && hasLines && <PricesToday />}
      />
    </CardFrame>
  )
}
