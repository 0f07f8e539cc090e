import { Button, type ButtonProps } from './Button.tsx'
import { stepTaken, useArmed } from './useArmed.ts'

export interface StepButtonProps extends ButtonProps {
  /** Names the action and its object. When this changes, the button waits before it can be pressed again. */
  step: string
  /** Set where any tap may have brought the button, such as a card of the thread. It then waits for 0.3 s instead of 1 s. */
  afterTap?: boolean
}

/** A button whose successor appears in the same place. It ignores presses until it is armed (SELL-020). */
export function StepButton({ step, afterTap = false, onClick, ...rest }: StepButtonProps) {
  const isArmed = useArmed(step, afterTap)
  return (
    <Button
      {...rest}
      aria-disabled={!isArmed}
      onClick={(event) => {
        if (!afterTap) stepTaken()
        onClick?.(event)
      }}
    />
  )
}
