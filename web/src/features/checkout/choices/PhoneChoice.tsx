import type { Ref } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { TextField } from '#web/ui/TextField.tsx'

export interface PhoneChoiceProps {
  value: string
  onChange: (typed: string) => void
  error?: string | null | undefined
  ref?: Ref<HTMLInputElement>
}

/** The phone field of an order. The caller validates the text and passes the error (CHK-023, CHK-024). */
export function PhoneChoice({ value, onChange, error, ref }: PhoneChoiceProps) {
  const t = useTexts('checkout')
  return (
    <TextField
      ref={ref}
      label={t.checkout.phone}
      hint={t.checkout.phoneHint}
      error={error}
      type="tel"
      name="phone"
      inputMode="tel"
      autoComplete="tel"
      aria-required
      maxLength={30}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
