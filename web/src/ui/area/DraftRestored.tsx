import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '../Button.tsx'

/** Says that a form holds what was typed before, and offers to begin anew (SELL-010). */
export function DraftRestored({ onStartOver }: { onStartOver: () => void }) {
  const t = useTexts('areas')
  return (
    <div className="draft-restored" role="status">
      <span>{t.areas.draftRestored}</span>
      <Button kind="quiet" onClick={onStartOver}>
        {t.areas.startOver}
      </Button>
    </div>
  )
}
