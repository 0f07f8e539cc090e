import { type RefObject, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'

interface AccountItemsProps {
  id: string
  /** The element with the menu and its button. */
  box: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The open account menu. Escape, a choice or a tap outside closes it (NAV-008, NAV-012). */
export function AccountItems({ id, box, button, onClose }: AccountItemsProps) {
  const t = useTexts()
  useEffect(() => {
    const closeElsewhere = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) onClose()
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onClose()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [box, button, onClose])
  return (
    <ul className="account-menu" id={id}>
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
  )
}
