import { type ReactNode, useId } from 'react'
import { wholeSums } from '#web/i18n/texts.ts'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

interface Wiring {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

/** Lays out a field: label above, hint and error below, both linked to the field (A11Y-006). */
export function Field({ label, hint, error, children }: FieldTexts & { children: (wiring: Wiring, bad: boolean) => ReactNode }) {
  const id = useId()
  const bad = Boolean(error)
  const described = [hint && `${id}-hint`, bad && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': bad || undefined }, bad)}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {wholeSums(error)}
        </span>
      )}
    </div>
  )
}
