import { useEffect, useState } from 'react'
import { afterOnScreen } from '#web/api/time.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { later } from '#web/ui/later.tsx'

const TypingIndicator = later(
  async () => (await import('@chatscope/chat-ui-kit-react/dist/es/TypingIndicator/TypingIndicator.js')).TypingIndicator,
  { meanwhile: null, failed: null },
)

const SHOWN_AFTER = 300
const SLOW_AFTER = 5_000

/** Shows a typing indicator after 300 ms of work, and after 5 s says that the network is slow (CHAT-042). */
export function Working({ active }: { active: boolean }) {
  const t = useTexts('chat')
  const [stage, setStage] = useState<'none' | 'shown' | 'slow'>('none')
  useEffect(() => {
    setStage('none')
    if (!active) return
    const stops = [afterOnScreen(SHOWN_AFTER, () => setStage('shown')), afterOnScreen(SLOW_AFTER, () => setStage('slow'))]
    return () => stops.forEach((stop) => stop())
  }, [active])
  if (stage === 'none') return null
  return <TypingIndicator className={classes('working')} content={stage === 'slow' ? t.chat.slow : t.chat.working} />
}
