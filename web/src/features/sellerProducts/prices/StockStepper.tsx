import type { KeyboardEvent, Ref } from 'react'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { MOST_STOCK, typedNumber, wholeNumber } from '../wholeNumber.ts'

export interface StockStepperProps {
  label: string
  value: string
  isChanged: boolean
  onChange: (value: string) => void
  input: Ref<HTMLInputElement>
}

/** A stock field with − and + buttons; larger changes are typed. */
export function StockStepper({ label, value, isChanged, onChange, input }: StockStepperProps) {
  const t = useTexts()
  const number = Math.max(0, wholeNumber(value, MOST_STOCK))
  const step = (by: 1 | -1) => {
    const next = number + by
    if (next >= 0 && next <= MOST_STOCK) onChange(typedNumber(next))
  }
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    toNextField(event)
    const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
  }
  return (
    <div className={classes('step stock-step', isChanged && 'changed', number === 0 && 'none')} role="group" aria-label={label}>
      <button type="button" aria-label={fill(t.common.fewer, { label })} aria-disabled={number === 0 || undefined} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <input
        ref={input}
        aria-label={label}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={stepByKey}
      />
      <button type="button" aria-label={fill(t.common.more, { label })} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}

/** Moves from price to stock to the next price on Enter, like the Next key of a phone's keyboard. */
export function toNextField({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter') return
  const inputs = [...(currentTarget.closest('.price-rows')?.querySelectorAll('input') ?? [])]
  inputs[inputs.indexOf(currentTarget) + 1]?.select()
}
