import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ContinueInChat } from '#web/ui/ContinueInChat.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { ShopCart } from './ShopCart.tsx'

export function CartPage() {
  const t = useTexts('shop')
  const n = useCart((cart) => cartCount(cart.lines))
  return (
    <PageFrame
      title={t.cart.title}
      intro={n > 0 ? fillCount(t.cart.intro, { n }) : undefined}
      actions={<ContinueInChat card={{ kind: 'cart' }} />}
    >
      <ShopCart />
    </PageFrame>
  )
}
