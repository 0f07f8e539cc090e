import type { Ref } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { TextField } from '#web/ui/TextField.tsx'

export interface PhoneFieldProps {
  value: string
  onType: (value: string) => void
  error: string | null | undefined
  hint?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The number somebody signs in or registers with. */
export function PhoneField({ value, onType, error, hint, ref }: PhoneFieldProps) {
  const t = useTexts('signIn')
  return (
    <TextField
      ref={ref}
      label={t.session.phone}
      hint={hint ?? t.session.phoneHint}
      error={error}
      type="tel"
      name="phone"
      autoComplete="tel"
      inputMode="tel"
      maxLength={30}
      required
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
