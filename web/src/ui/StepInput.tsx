import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from './Icon.tsx'

export interface StepInputProps {
  label: string
  /** The typed text, which may not be a number. */
  value: string
  max: number
  describedBy: string | undefined
  isWrong: boolean
  onType: (typed: string) => void
  onStep: (step: 1 | -1) => void
}

/** A number field, from 1, with − and + buttons (CHAT-086). */
export function StepInput({ label, value, max, describedBy, isWrong, onType, onStep }: StepInputProps) {
  const t = useTexts()
  return (
    <div className="step">
      <button type="button" aria-label={fill(t.common.fewer, { label })} onClick={() => onStep(-1)}>
        <Icon name="minus" />
      </button>
      <input
        className="step-input"
        name="quantity"
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        min={1}
        max={max}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      <button type="button" aria-label={fill(t.common.more, { label })} onClick={() => onStep(1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
