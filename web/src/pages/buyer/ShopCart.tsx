import { useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { CartPanel } from '#web/features/cart/CartPanel.tsx'
import { clearCart } from '#web/features/cart/cart.ts'
import { usePerson } from '#web/features/session/person.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'

/** The cart of its page and of the account. */
export function ShopCart() {
  const t = useTexts('shop')
  const navigate = useNavigate()
  const guest = usePerson() === null

  const checkout = async () => {
    if (guest && !(await dialogs.confirm(t.cart.needLogin))) return
    // Only who goes on needs it (PERF-002).
    const { answer } = await import('#web/features/checkout/draft.ts')
    answer({ wanted: true })
    void navigate(guest ? paths.login(paths.checkout) : paths.checkout)
  }
  const clear = async () => {
    if (await dialogs.confirm(t.cart.clearQuestion)) clearCart()
  }
  return <CartPanel onCheckout={() => void checkout()} onBrowse={() => void navigate(paths.products())} onClear={() => void clear()} />
}
