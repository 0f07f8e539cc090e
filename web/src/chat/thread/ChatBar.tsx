import { Link, useLocation, useNavigate } from 'react-router-dom'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LanguageButton } from '#web/ui/LanguageButton.tsx'
import { PageTitle } from '#web/ui/PageFrame.tsx'
import { ThreadMenu } from './ThreadMenu.tsx'

/** The title bar of the thread page, with a back button. */
export function ChatBar() {
  const t = useTexts('chat')
  const navigate = useNavigate()
  const { key } = useLocation()
  const count = useCart((cart) => cartCount(cart.lines))
  // A visitor who opened this page first has no page of ours to go back to.
  const back = () => (key === 'default' ? navigate(paths.home) : navigate(-1))
  return (
    <>
      <PageTitle title={t.chat.title} />
      <header className="chat-bar">
        <button type="button" className="icon-button" aria-label={t.common.back} onClick={() => void back()}>
          <Icon name="back" />
        </button>
        <h1 tabIndex={-1}>{t.chat.title}</h1>
        <span className="grow" />
        <span className="phone-only">
          <LanguageButton />
        </span>
        <Link
          className="icon-button phone-only"
          to={paths.cart}
          aria-label={count > 0 ? fillCount(t.header.cartWith, { n: count }) : t.header.cart}
        >
          <Icon name="basket" />
          {count > 0 && <span className="count">{count}</span>}
        </Link>
        <ThreadMenu />
      </header>
    </>
  )
}
