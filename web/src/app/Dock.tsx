import { lazy, Suspense } from 'react'
import { useTexts, withTexts } from '#web/i18n/texts.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useFollowOrder } from './useFollowOrder.ts'

/** A closed dock loads none of this (PERF-005). */
const ChatDock = lazy(async () => {
  const { ChatDock } = await withTexts(() => import('#web/chat/ChatDock.tsx'), 'chat')
  return { default: ChatDock }
})

export function Dock() {
  const t = useTexts()
  useFollowOrder()
  return (
    <aside className="dock" id="dock" aria-label={t.header.chat}>
      <ErrorBoundary place="dock">
        <Suspense fallback={<Skeleton lines={4} />}>
          <ChatDock />
        </Suspense>
      </ErrorBoundary>
    </aside>
  )
}
