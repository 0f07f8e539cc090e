import { useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { CartPanel } from '#web/features/cart/CartPanel.tsx'
import { cartCount, clearCart, useCart } from '#web/features/cart/cart.ts'
import { answer } from '#web/features/checkout/draft.ts'
import { usePerson } from '#web/features/session/person.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { ContinueInChat } from '#web/ui/ContinueInChat.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'

export function CartPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const guest = usePerson() === null
  const n = useCart((cart) => cartCount(cart.lines))

  const checkout = async () => {
    if (guest && !(await dialogs.confirm(t.cart.needLogin))) return
    answer({ wanted: true })
    void navigate(guest ? paths.login(paths.checkout) : paths.checkout)
  }
  const clear = async () => {
    if (await dialogs.confirm(t.cart.clearQuestion)) clearCart()
  }

  return (
    <PageFrame
      title={t.cart.title}
      intro={n > 0 ? fill(t.cart.intro, { n }) : undefined}
      actions={<ContinueInChat card={{ kind: 'cart' }} />}
    >
      <CartPanel onCheckout={() => void checkout()} onBrowse={() => void navigate(paths.products())} onClear={() => void clear()} />
    </PageFrame>
  )
}
