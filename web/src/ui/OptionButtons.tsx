import type { MouseEvent } from 'react'
import { wholeSums } from '#web/i18n/texts.ts'
import type { Choice } from './ChoiceGroup.tsx'
import { classes } from './classes.ts'

export interface OptionButtonsProps<Value extends string> {
  /** The group's label, for screen readers if hidden. */
  label: string
  labelHidden?: boolean
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
  /** The chosen option, if the question stays on screen. */
  value?: Value | null
}

/** A question with fixed options; one tap on an option answers it (CHAT-149). */
export function OptionButtons<Value extends string>({ label, labelHidden = true, choices, onChoose, value }: OptionButtonsProps<Value>) {
  // Ignore the second click of a double tap: it was meant for the previous question.
  const choose = (event: MouseEvent, chosen: Value) => {
    if (event.detail < 2) onChoose(chosen)
  }
  return (
    <div role="group" aria-label={label} className="field">
      {!labelHidden && (
        <span className="label" aria-hidden="true">
          {wholeSums(label)}
        </span>
      )}
      <div className="choices">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={classes('choice', value === choice.value && 'is-on')}
            aria-pressed={value === undefined ? undefined : value === choice.value}
            onClick={(event) => choose(event, choice.value)}
          >
            <span className="choice-words">
              <b>{choice.title}</b>
              {choice.hint && <span className="hint">{choice.hint}</span>}
            </span>
            {choice.end && <span className="choice-end">{choice.end}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}
