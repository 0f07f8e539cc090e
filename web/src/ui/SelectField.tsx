import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'id' | 'children'> & { options: readonly SelectOption[] }

export const SelectField = ({ label, hint, error, className, options, ...rest }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring, bad) => (
      <span className="select">
        <select {...rest} {...wiring} className={classes('input', bad && 'is-bad', className)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    )}
  </Field>
)
