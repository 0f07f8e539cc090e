import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from './Icon.tsx'

export interface StepperProps {
  /** The group's label, e.g. the product's name. */
  label: string
  value: number
  max: number
  onChange: (value: number) => void
  disabled?: boolean
}

/** A number, from 1, with − and + buttons. At a limit, the button does nothing but stays focusable, so that the focus isn't lost. */
export function Stepper({ label, value, max, onChange, disabled = false }: StepperProps) {
  const t = useTexts()
  const step = (next: number) => {
    if (!disabled && next >= 1 && next <= max) onChange(next)
  }
  return (
    <div className="step" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={fill(t.common.fewer, { label })}
        aria-disabled={disabled || value <= 1 || undefined}
        onClick={() => step(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={fill(t.common.more, { label })}
        aria-disabled={disabled || value >= max || undefined}
        onClick={() => step(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
