import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom'
import { LIMITS } from '#contract/rules/constants.ts'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { useSession } from '#web/features/session/session.ts'
import { useWishlist } from '#web/features/wishlist/wishlistStore.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { hasBack, isChat, paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { LanguageButton } from '#web/ui/LanguageButton.tsx'
import { later } from '#web/ui/later.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { toggleDock, useDock, useDockFits } from '../dock/dock.ts'
import { SEARCH } from '../guards/useRouteFocus.ts'
import { UnreadCount } from './UnreadCount.tsx'

/** The header for all widths: 56 px with a back button on phones, 64 px with search and links from 640 px. */
export function Header() {
  const t = useTexts()
  const { pathname } = useLocation()
  return (
    <header className={classes('site', pathname === paths.home && 'at-home')}>
      <div className="site-bar">
        {hasBack(pathname) && <BackButton />}
        <Link className="brand" to={paths.home} aria-label={t.header.brand}>
          <Wordmark />
        </Link>
        <SearchBox />
        <nav className="site-nav" aria-label={t.header.main}>
          <NavLink to={paths.products()}>{t.header.products}</NavLink>
        </nav>
        <AreaShortcuts />
        <div className="site-tools">
          {pathname !== paths.home && pathname !== paths.products() && (
            <Link className="icon-button phone-only" to={paths.products()} state={SEARCH} aria-label={t.header.search}>
              <Icon name="search" />
            </Link>
          )}
          <LanguageButton />
          <WishlistLink />
          <CartLink />
          <AccountMenu className="wide-only" />
          <ChatButton />
        </div>
      </div>
    </header>
  )
}

const AccountItems = later(async () => (await import('./AccountItems.tsx')).AccountItems, { meanwhile: null })

/** For guests a link to sign-in, for users a menu that closes on Escape, a choice or a tap outside (NAV-005 to NAV-008, NAV-012). */
export function AccountMenu({ className }: { className?: string }) {
  const t = useTexts()
  const id = useId()
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  const { key } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The history entry at which the menu was opened. After a navigation the key differs, so the menu is closed without an effect.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = isAuthenticated && openAt === key

  const close = useCallback(() => setOpenAt(null), [])
  // Preload the menu, so that it opens offline too.
  useEffect(() => {
    if (isAuthenticated) void AccountItems.preload().catch(() => undefined)
  }, [isAuthenticated])

  if (!isAuthenticated) {
    return (
      <Link className={classes('icon-button', className)} to={paths.login()} aria-label={t.header.account}>
        <Icon name="person" />
      </Link>
    )
  }
  return (
    <div ref={box} className={classes('header-account', className)}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={t.header.account}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenAt(open ? null : key)}
      >
        <Icon name="person" />
      </button>
      {open && <AccountItems id={id} box={box} button={button} onClose={close} />}
    </div>
  )
}

const areas = ['seller', 'transporter'] as const

/** Links to the areas of the user's roles, in a row that scrolls away (NAV-009 to NAV-011). */
function AreaShortcuts() {
  const t = useTexts()
  const roles = useSession((session) => session.user?.roles)
  const own = areas.filter((area) => roles?.includes(area))
  if (own.length === 0) return null
  return (
    <div className="area-links">
      {own.map((area) => (
        <Link key={area} to={`/${area}/dashboard`}>
          {t.header[area]}
        </Link>
      ))}
    </div>
  )
}

/** Goes back one page, or to the home page if this is the first page of the visit. */
function BackButton() {
  const t = useTexts()
  const navigate = useNavigate()
  const goBack = () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number }
    void (idx ? navigate(-1) : navigate(paths.home))
  }
  return <IconButton className="phone-only" icon="back" label={t.common.back} onClick={goBack} />
}

/** The cart icon with the sum of quantities; no badge at 0 (NAV-004). */
export function CartLink() {
  const t = useTexts()
  const n = useCart((cart) => cartCount(cart.lines))
  return (
    <NavLink className="icon-button" to={paths.cart} aria-label={n > 0 ? fillCount(t.header.cartWith, { n }) : t.header.cart}>
      <Icon name="basket" />
      {n > 0 && <span className="count">{n}</span>}
    </NavLink>
  )
}

/** A search field that opens the catalogue with its text (NAV-001, NAV-002). */
function SearchBox() {
  const t = useTexts()
  const id = useId()
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('search') as string
    void navigate(paths.products({ search: text.trim() }))
    event.currentTarget.reset()
  }
  return (
    <form className="searchbar site-search" role="search" aria-label={t.header.searchForm} onSubmit={search}>
      <label className="visually-hidden" htmlFor={id}>
        {t.header.search}
      </label>
      <Icon name="search" />
      <input
        className="input"
        id={id}
        name="search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LIMITS.search}
        placeholder={t.header.searchPlaceholder}
      />
    </form>
  )
}

/** The wishlist icon with the number of entries; no badge at 0 or for guests (NAV-003). */
export function WishlistLink() {
  const t = useTexts()
  const { count } = useWishlist()
  return (
    <NavLink
      className="icon-button"
      to={paths.wishlist}
      aria-label={count > 0 ? fillCount(t.header.wishlistWith, { n: count }) : t.header.wishlist}
    >
      <Icon name="heart" />
      {count > 0 && <span className="count">{count}</span>}
    </NavLink>
  )
}

/** Opens the dock if it fits, otherwise the thread's page (CHAT-002, CHAT-005). */
function ChatButton() {
  const t = useTexts()
  const fits = useDockFits()
  const { open } = useDock()
  const { pathname } = useLocation()
  if (isChat(pathname)) return null
  // The build doesn't know the width: the frame contains all three variants, and CSS shows the matching one (docs/adr/003-first-paint.md).
  if (import.meta.env.SSR) {
    return (
      <LinkButton className={classes('wide-only', 'frame-chat')} kind="line" icon="chat" to={paths.chat()}>
        <span>{t.header.chat}</span>
        <span>{t.header.openChat}</span>
        <span>{t.header.closeChat}</span>
      </LinkButton>
    )
  }
  if (fits) {
    return (
      <Button
        className="wide-only"
        kind="line"
        icon="chat"
        aria-expanded={open}
        aria-controls={open ? 'dock' : undefined}
        onClick={toggleDock}
      >
        <span>{open ? t.header.closeChat : t.header.openChat}</span>
        <UnreadCount />
      </Button>
    )
  }
  return (
    <LinkButton className="wide-only" kind="line" icon="chat" to={paths.chat()}>
      {t.header.chat}
      <UnreadCount />
    </LinkButton>
  )
}
