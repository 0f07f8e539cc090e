import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'
import { mockTextsNow, useMockTexts } from '../texts.ts'
import { copyAnywhere } from './copyAnywhere.ts'

/** A button that copies a text; `text` is called only when it is pressed, because a log can be long. */
export function CopyButton({ text, label }: { text: () => string; label?: string }) {
  const { mock: t } = useMockTexts()
  const copy = async () => {
    if (await copyAnywhere(text())) toast.success(() => mockTextsNow().copied)
    else toast.failure(() => mockTextsNow().copyFailed)
  }
  return (
    <Button kind="line" icon="copy" className="copy" onClick={() => void copy()}>
      {label ?? t.copy}
    </Button>
  )
}
