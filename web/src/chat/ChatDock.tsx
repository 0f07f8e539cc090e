import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { Chat } from './Chat.tsx'
import { watchPage } from './page/watchPage.ts'
import { ThreadMenu } from './thread/ThreadMenu.tsx'

/** The thread in a dock beside every buyer page. It covers nothing and does not trap the focus (CHAT-002). */
export function ChatDock() {
  const t = useTexts('chat')
  const { pathname } = useLocation()
  // Watches from the first render: the lazily loaded parts would miss what the buyer does before they load.
  useLayoutEffect(watchPage, [])
  return (
    <div className="chat">
      <div className="dock-head">
        <h2 className="grow">{t.chat.title}</h2>
        <ThreadMenu />
      </div>
      <Chat page={pathname} />
    </div>
  )
}
