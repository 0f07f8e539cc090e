import { useLocation } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { isChat, paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { toggleDock, useDock, useDockFits } from '../dock/dock.ts'
import { UnreadCount } from './UnreadCount.tsx'

/** Opens the dock if it fits, otherwise the thread's page (CHAT-002, CHAT-005). */
export function ChatButton() {
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
