import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { Chat } from './Chat.tsx'
import { watchPage } from './page/watchPage.ts'
import { ThreadMenu } from './thread/ThreadMenu.tsx'

/** The same thread beside every buyer page; it covers nothing and traps no focus (CHAT-002). */
export function ChatDock() {
  const t = useTexts('chat')
  const { pathname } = useLocation()
  // Listens as soon as it stands: what is done before a later part came would go untold.
  useLayoutEffect(watchPage, [])
  return (
    <div className="chat">
      <div className="dockhead">
        <h2 className="dock-title grow">{t.chat.title}</h2>
        <ThreadMenu />
      </div>
      <Chat page={pathname} />
    </div>
  )
}
