import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldTexts } from './Field.tsx'

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>

export const TextField = ({ label, hint, error, className, type = 'text', ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring, bad) => <input {...rest} {...wiring} type={type} className={classes('input', bad && 'is-bad', className)} />}
  </Field>
)
