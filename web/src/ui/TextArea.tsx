import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldTexts } from './Field.tsx'

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'>

export const TextArea = ({ label, hint, error, className, rows = 3, ...rest }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring, bad) => <textarea {...rest} {...wiring} rows={rows} className={classes('input', bad && 'is-bad', className)} />}
  </Field>
)
