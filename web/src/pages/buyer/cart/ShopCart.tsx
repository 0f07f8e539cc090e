import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { importFiles } from '#web/api/lazyImport.ts'
import { isServerUnreachable, useOffline } from '#web/api/useOffline.ts'
import { CartPanel } from '#web/features/cart/CartPanel.tsx'
import { clearCart, useCart } from '#web/features/cart/cartStore.ts'
import { usePerson } from '#web/features/session/person.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { later } from '#web/ui/later.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** Loaded after the first render (PERF-002). */
const CartToday = later(async () => (await import('#web/features/cart/today/CartToday.tsx')).CartToday, { meanwhile: null, failed: null })

/** The cart with today's prices, shown on its own page and in the account. */
export function ShopCart() {
  const t = useTexts('shop')
  const navigate = useNavigate()
  const guest = usePerson() === null

  const isOffline = useOffline()
  const [isRefused, setRefused] = useState(false)
  if (isRefused && !isOffline) setRefused(false)

  const checkout = async () => {
    if (await isServerUnreachable()) return setRefused(true)
    if (guest && !(await dialogs.confirm(() => textsNow('shop').cart.needLogin))) return
    // Store first that a checkout is requested, so that the thread continues it even if the next page fails (CHAT-018). The next page
    // needs the imported code too.
    await importFiles(() => import('#web/features/checkout/draft.ts')).then(
      ({ setChoices }) => setChoices({ checkoutRequested: true }),
      () => {},
    )
    void navigate(guest ? paths.login(paths.checkout) : paths.checkout)
  }
  const hasLines = useCart((cart) => cart.lines.length > 0)
  const clear = async () => {
    if (await dialogs.confirm(() => textsNow('shop').cart.clearQuestion)) clearCart()
  }
  const browse = (
    <LinkButton large block to={paths.products()}>
      {t.cart.browseProducts}
    </LinkButton>
  )
  const refusal = isRefused && <ErrorNote text={t.cart.connectToOrder} />
  return (
    <CartPanel
      onCheckout={() => void checkout()}
      refusal={refusal}
      browse={browse}
      onClear={() => void clear()}
      notice={hasLines && <CartToday />}
    />
  )
}
