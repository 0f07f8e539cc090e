import { useLocation } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { toggleDock, useDock } from './dock.ts'
import { paths } from './paths.ts'
import { isChat } from './places.ts'
import { useDockFits } from './useDockShown.ts'

/** Opens the dock where it fits, otherwise leads to the thread (CHAT-002, CHAT-005). */
export function ChatButton() {
  const t = useTexts()
  const fits = useDockFits()
  const { open } = useDock()
  const { pathname } = useLocation()
  if (isChat(pathname)) return null
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
        {open ? t.header.closeChat : t.header.openChat}
      </Button>
    )
  }
  return (
    <LinkButton className="wide-only" kind="line" icon="chat" to={paths.chat()}>
      {t.header.chat}
    </LinkButton>
  )
}
