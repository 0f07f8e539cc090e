import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { later } from '#web/ui/later.tsx'
import styles from './AccountMenu.module.css'

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
    <div ref={box} className={classes(styles.account, className)}>
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
