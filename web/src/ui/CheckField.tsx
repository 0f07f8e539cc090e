import { type ComponentProps, useId } from 'react'
import type { FieldTexts } from './Field.tsx'

export type CheckFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type' | 'id'> & { id?: string }

/** A checkbox; a click anywhere in the row toggles it. */
export function CheckField({ label, hint, error, id, ...rest }: CheckFieldProps) {
  const own = useId()
  const field = id ?? own
  const described = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="check" htmlFor={field}>
        <input {...rest} id={field} type="checkbox" aria-describedby={described || undefined} aria-invalid={error ? true : undefined} />
        <span>{label}</span>
      </label>
      {hint && (
        <span className="hint" id={`${field}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${field}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
