import type { ReactNode } from 'react'

export interface SwitchProps {
  /** The label for screen readers; contains the visible text. */
  label: string
  isOn: boolean
  onToggle: () => void
  busy?: boolean
  /** The visible text beside the switch. */
  children: ReactNode
}

/** An on/off switch that takes effect at once. Its state is also shown as text, never by colour alone. */
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
