import { useTexts } from '#web/i18n/texts.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Unparted } from './Unparted.tsx'

export interface ErrorNoteProps {
  text: string
  onRetry?: (() => void) | undefined
  /** Replaces the label `Try Again`. */
  retryLabel?: string
  /** True for news, such as a new version, which isn't styled as an error. */
  isNews?: boolean
}

/** An error shown where it occurred, with a button to try again. Screen readers announce it at once (A11Y-007). */
export function ErrorNote({ text, onRetry, retryLabel, isNews }: ErrorNoteProps) {
  const t = useTexts()
  return (
    <div className={classes('note', !isNews && 'is-bad')} role="alert">
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
