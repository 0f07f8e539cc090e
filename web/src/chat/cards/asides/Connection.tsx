import { useOffline } from '#web/api/useOffline.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts, withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'
import { countMarks, useMarks } from '../../outbox/waitingMarks.ts'

/** The connection card, loaded with the message box. Until it is loaded, or if it cannot be loaded offline, one line of text is shown. */
export const Connection = later(async () => (await withTexts(() => import('./ConnectionCard.tsx'), 'topics')).ConnectionCard, {
  meanwhile: <ConnectionLine />,
  failed: ConnectionLine,
})

function ConnectionLine() {
  const t = useTexts('chat')
  const isOffline = useOffline()
  const n = useMarks(countMarks)
  return <p className="said knot done">{isOffline ? fillCount(t.chat.offlineCount, { n }) : t.chat.backOnline}</p>
}
