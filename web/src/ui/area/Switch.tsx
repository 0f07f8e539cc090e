import type { ReactNode } from 'react'

export interface SwitchProps {
  /** Names it for a screen reader; holds the word shown. */
  label: string
  isOn: boolean
  onToggle: () => void
  busy?: boolean
  /** The word beside it. */
  children: ReactNode
}

/** On or off at once, without a form; the state is a word, never the colour alone. */
export const Switch = ({ label, isOn, onToggle, busy = false, children }: SwitchProps) => (
  <button
    type="button"
    className="switch"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    aria-disabled={busy || undefined}
    onClick={() => {
      if (!busy) onToggle()
    }}
  >
    <span className="switch-track" aria-hidden="true" />
    {children}
  </button>
)
