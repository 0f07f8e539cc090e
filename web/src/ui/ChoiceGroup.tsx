import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

export interface Choice<Value extends string> {
  value: Value
  title: ReactNode
  hint?: ReactNode
  /** Content at the far end of the tile, e.g. a fee. */
  end?: ReactNode
}

export interface ChoiceGroupProps<Value extends string> {
  legend: ReactNode
  /** Hides the legend visually, e.g. under a heading with the same text. */
  legendHidden?: boolean
  value: Value | null
  onChange: (value: Value) => void
  choices: readonly Choice<Value>[]
  hint?: ReactNode
  /** Class of the element around the tiles, e.g. for a grid. */
  className?: string | undefined
}

/** A group of native radio buttons shown as tiles; a click anywhere on a tile selects it. */
export function ChoiceGroup<Value extends string>({
  legend,
  legendHidden = false,
  value,
  onChange,
  choices,
  hint,
  className,
}: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="field" role="radiogroup" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={legendHidden ? 'visually-hidden' : 'label'}>{legend}</legend>
      {hint && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      <div className={classes('choices', className)}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes('choice', value === choice.value && 'is-on')}>
            <input
              className="choice-radio"
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span className="choice-dot" aria-hidden="true" />
            <span className="grow">
              <b>{choice.title}</b>
              {choice.hint && <span className="hint">{choice.hint}</span>}
            </span>
            {choice.end && <span className="choice-end">{choice.end}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
