import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** Signed out a link to sign-in, signed in a menu which closes by Escape, a choice, or a tap elsewhere (NAV-005 to NAV-008, NAV-012). */
export function AccountMenu({ className }: { className?: string }) {
  const t = useTexts()
  const id = useId()
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  const { key } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Open at one place only: a navigation closes it without an effect.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = isAuthenticated && openAt === key

  useEffect(() => {
    if (!open) return undefined
    const closeElsewhere = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpenAt(null)
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [open])

  if (!isAuthenticated) {
    return (
      <Link className={classes('icon-btn', className)} to={paths.login()} aria-label={t.header.account}>
        <Icon name="person" />
      </Link>
    )
  }
  return (
    <div ref={box} className={classes('account', className)}>
      <button
        ref={button}
        type="button"
        className="icon-btn"
        aria-label={t.header.account}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenAt(open ? null : key)}
      >
        <Icon name="person" />
      </button>
      {open && (
        <ul className="menu" id={id}>
          <li>
            <Link to={paths.profile()}>{t.header.profile}</Link>
          </li>
          <li>
            <Link to={paths.orders}>{t.header.orders}</Link>
          </li>
          <li>
            <Link to={paths.logout}>{t.header.logout}</Link>
          </li>
        </ul>
      )}
    </div>
  )
}
