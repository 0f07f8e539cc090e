import { Button } from '#web/ui/Button.tsx'
import { copyText } from '#web/ui/copyText.ts'
import { toast } from '#web/ui/toast.ts'
import { mockTextsNow, useMockTexts } from '../texts.ts'

/** A button that copies a text; `text` is called only when it is pressed, because a log can be long or must be loaded. */
export function CopyButton({ text, label }: { text: () => string | Promise<string>; label?: string }) {
  const { mock: t } = useMockTexts()
  const copy = async () => {
    const isCopied = await Promise.resolve(text()).then(copyAnywhere, () => false)
    if (isCopied) toast.success(() => mockTextsNow().copied)
    else toast.failure(() => mockTextsNow().copyFailed)
  }
  return (
    <Button kind="line" icon="copy" className="copy" onClick={() => void copy()}>
      {label ?? t.copy}
    </Button>
  )
}

/** Copies a text and returns whether that worked. Over plain http the clipboard API is missing, so a selection is copied instead. */
const copyAnywhere = async (text: string): Promise<boolean> => (await copyText(text)) || copyBySelection(text)

function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
