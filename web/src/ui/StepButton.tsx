import { Button, type ButtonProps } from './Button.tsx'
import { stepTaken, useArmed } from './useArmed.ts'

export interface StepButtonProps extends ButtonProps {
  /** Names the action and its object. When this changes, the button waits before it can be pressed again. */
  step: string
}

/** A button whose successor appears in the same place. It ignores presses until it is armed (SELL-020). */
export function StepButton({ step, onClick, ...rest }: StepButtonProps) {
  const isArmed = useArmed(step)
  return (
    <Button
      {...rest}
      aria-disabled={!isArmed}
      onClick={(event) => {
        stepTaken()
        onClick?.(event)
      }}
    />
  )
}
