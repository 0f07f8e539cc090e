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
export function Field({
  label,
  hint,
  error,
  id,
  children,
}: FieldTexts & { id?: string | undefined; children: (wiring: Wiring, bad: boolean) => ReactNode }) {
  const own = useId()
  const field = id ?? own
  const bad = Boolean(error)
  const described = [hint && `${field}-hint`, bad && `${field}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="label" htmlFor={field}>
        {label}
      </label>
      {children({ id: field, 'aria-describedby': described || undefined, 'aria-invalid': bad || undefined }, bad)}
      {hint && (
        <span className="hint" id={`${field}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${field}-error`}>
          {wholeSums(error)}
        </span>
      )}
    </div>
  )
}
