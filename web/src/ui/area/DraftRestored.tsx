import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '../Button.tsx'

/** Says that the form was restored from a draft, with a button to start over (SELL-010). */
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
