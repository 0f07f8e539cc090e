import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldTexts } from './Field.tsx'

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'> & { id?: string }

export const TextArea = ({ label, hint, error, id, className, rows = 3, ...rest }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} id={id}>
    {(wiring, bad) => <textarea {...rest} {...wiring} rows={rows} className={classes('input', bad && 'is-bad', className)} />}
  </Field>
)
