import { useTexts, withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'
import { ErrorBoundary } from '../guards/ErrorBoundary.tsx'
import { useFollowOrder } from './useFollowOrder.ts'

/** Loaded when the dock is first opened (PERF-005). */
const ChatDock = later(async () => {
  const { ChatDock } = await withTexts(() => import('#web/chat/ChatDock.tsx'), 'chat')
  return ChatDock
})

export function Dock() {
  const t = useTexts()
  useFollowOrder()
  return (
    <aside className="dock" id="dock" aria-label={t.header.chat}>
      <ErrorBoundary place="dock">
        <ChatDock />
      </ErrorBoundary>
    </aside>
  )
}
