import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLineChips } from '../message/useLineChips.ts'

interface UnderstoodChipsProps {
  readonly line: string
  /** Called with the line without the tapped chip. */
  readonly onRemove: (left: string) => void
}

/** Shows above the message box what was understood of the line being typed; a tap removes a part. Nothing is announced (CHAT-144). */
export function UnderstoodChips({ line, onRemove }: UnderstoodChipsProps) {
  const t = useTexts('chat')
  const { chips, without } = useLineChips(line)
  if (chips.length === 0) return null
  return (
    <div className={classes('chips', 'understood-chips')} role="group" aria-label={t.chat.understood}>
      {chips.map((chip) => (
        <button
          key={chip}
          type="button"
          className="chip"
          aria-label={fill(t.chat.takeOut, { chip })}
          onClick={() => onRemove(without(chip))}
        >
          {chip}
          <Icon name="close" size="s" />
        </button>
      ))}
    </div>
  )
}
