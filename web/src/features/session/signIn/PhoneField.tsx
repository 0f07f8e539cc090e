import { useTexts } from '#web/i18n/texts.ts'
import { TextField, type TextFieldProps } from '#web/ui/TextField.tsx'

/** The phone field of the sign-in and registration forms. */
export function PhoneField({ hint, ...field }: Omit<TextFieldProps, 'label'>) {
  const t = useTexts('signIn')
  return (
    <TextField
      {...field}
      label={t.session.phone}
      hint={hint ?? t.session.phoneHint}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      maxLength={30}
      required
    />
  )
}
