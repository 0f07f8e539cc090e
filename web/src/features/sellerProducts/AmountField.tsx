import { CURRENCY } from '#contract/rules/constants.ts'
import { classes } from '#web/ui/classes.ts'
import { Field } from '#web/ui/Field.tsx'
import type { TextFieldProps } from '#web/ui/TextField.tsx'

/** A text field for a price, with a small TZS in front. */
export const AmountField = ({ label, hint, error, className, ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring, bad) => (
      <span className="amount-box">
        <span aria-hidden="true">{CURRENCY}</span>
        <input
          {...rest}
          {...wiring}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={classes('input', bad && 'is-bad', className)}
        />
      </span>
    )}
  </Field>
)
