import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useUnderstood } from '../message/typing/useUnderstood.ts'

interface UnderstoodChipsProps {
  readonly line: string
  /** What is left of the line without one of them. */
  readonly onRemove: (left: string) => void
}

/** What is understood of the line being typed, over the message box; a tap takes one out. Nothing is announced (CHAT-144). */
export function UnderstoodChips({ line, onRemove }: UnderstoodChipsProps) {
  const t = useTexts('chat')
  const { chips, without } = useUnderstood(line)
  if (chips.length === 0) return null
  return (
    <div className="chips understood" role="group" aria-label={t.chat.understood}>
      {chips.map((chip, at) => (
        <button key={chip} type="button" className="chip" aria-label={fill(t.chat.takeOut, { chip })} onClick={() => onRemove(without(at))}>
          {chip}
          <Icon name="close" size="s" />
        </button>
      ))}
    </div>
  )
}
