import { Button, type ButtonProps } from './Button.tsx'
import { useArmed } from './useArmed.ts'

export interface StepButtonProps extends ButtonProps {
  /** Names the action and its object. When this changes, the button waits before it can be pressed again. */
  step: string
}

/** A button that takes the place of another one that was pressed. It ignores presses until it is armed (SELL-020). */
export function StepButton({ step, ...rest }: StepButtonProps) {
  return <Button {...rest} aria-disabled={!useArmed(step)} />
}
