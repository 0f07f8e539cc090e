import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Chat } from './Chat.tsx'
import { ThreadMenu } from './thread/ThreadMenu.tsx'

/** The same thread beside every buyer page; it covers nothing and traps no focus (CHAT-002). */
export function ChatDock() {
  const t = useTexts('chat')
  const { pathname } = useLocation()
  useEffect(() => {
    let stop = (): void => {}
    let isLeft = false
    void importWhenOnline(() => import('./page/watchPage.ts')).then(({ watchPage }) => {
      if (!isLeft) stop = watchPage()
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [])
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
