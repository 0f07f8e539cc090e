import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { useTexts, withTexts } from '#web/i18n/texts.ts'
import { Chat } from './Chat.tsx'
import { changesOf } from './page/cartChanges.ts'
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

const loadAppending = () => withTexts(() => import('./page/appendCartChanges.ts'), 'topics')

const INPUT_EVENTS = ['pointerdown', 'keydown'] as const

/** While the dock is open, reports cart changes made on the page as lines of the thread (CHAT-153). */
export function watchPage(): () => void {
  let isOnPage = false
  const noteTarget = ({ target }: Event) => {
    isOnPage = target instanceof Element && target.closest('.dock') === null
  }
  for (const kind of INPUT_EVENTS) window.addEventListener(kind, noteTarget, true)
  const stop = useCart.subscribe((cart, before) => {
    // Another tab reports its own changes.
    if (!isOnPage || !document.hasFocus()) return
    const changes = changesOf(before, { ...cart, lines: linesToday() })
    if (changes.length > 0) void importWhenOnline(loadAppending).then(({ appendCartChanges }) => appendCartChanges(changes))
  })
  return () => {
    stop()
    for (const kind of INPUT_EVENTS) window.removeEventListener(kind, noteTarget, true)
  }
}
