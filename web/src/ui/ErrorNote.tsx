import { useTexts } from '#web/i18n/texts.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Unparted } from './Unparted.tsx'

export interface ErrorNoteProps {
  text: string
  onRetry?: (() => void) | undefined
  /** Instead of `Try Again`. */
  retryLabel?: string
  /** Nothing is wrong. */
  isNews?: boolean
}

/** What failed, where it failed, with a way to try again. Announced at once (A11Y-007). */
export function ErrorNote({ text, onRetry, retryLabel, isNews }: ErrorNoteProps) {
  const t = useTexts()
  return (
    <div className={classes('note', !isNews && 'bad')} role="alert">
      <Icon name={isNews ? 'info' : 'warning'} size="s" />
      <p className="note-text">
        <Unparted text={text} />
      </p>
      {onRetry && (
        <Button kind="line" onClick={onRetry}>
          {retryLabel ?? t.common.tryAgain}
        </Button>
      )}
    </div>
  )
}
