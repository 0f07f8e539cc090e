import { type ComponentProps, type ReactNode, useId } from 'react'

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode
  hint?: ReactNode
}

/** A checkbox; a click anywhere in the row toggles it. */
export function CheckField({ label, hint, ...rest }: CheckFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="check" htmlFor={id}>
        <input {...rest} id={id} type="checkbox" aria-describedby={hint ? `${id}-hint` : undefined} />
        <span>{label}</span>
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
