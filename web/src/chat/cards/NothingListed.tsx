import { Button } from '#web/ui/Button.tsx'
import { browse } from '../guide/commands.ts'

/** Shown instead of an empty list: one sentence, and a button that shows the categories. */
export const NothingListed = ({ text, label }: { text: string; label: string }) => (
  <div className="stack">
    <p>{text}</p>
    <Button kind="line" onClick={browse}>
      {label}
    </Button>
  </div>
)
