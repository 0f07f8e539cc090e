import { useState } from 'react'
import { NETWORKS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { isMobileMoneyPhone, normalPhone } from '#contract/rules/phone.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'
import { notStartedText } from '../PaymentNotStarted.ts'

export interface PaymentFormProps {
  amount: number
  phone: string
  note?: string
  busy: boolean
  /** Resolves once the attempt is stored. Throws PaymentNotStarted, or ApiError if a request before the payment failed. */
  onPay: (phone: string) => Promise<void>
}

/** Asks for the number to pay with; the button shows the amount (PAY-006 to PAY-013). */
export function PaymentForm({ amount, phone, note, busy, onPay }: PaymentFormProps) {
  const t = useTexts('payment')
  const [values, set] = useState({ phone })
  const paying = useAction(onPay)
  const form = useForm({
    values,
    set,
    validate: (typed) => (isMobileMoneyPhone(normalPhone(typed.phone)) ? {} : { phone: t.payment.phoneWrong }),
    onSubmit: (typed) => (busy ? undefined : paying.run(normalPhone(typed.phone))),
    onInvalid: paying.clearError,
  })

  return (
    <form {...form.props} className="card padded stack">
      <p className="wait-amount">
        <span className="small muted">{t.payment.youPayNow}</span>
        <b className="pay-figure">{formatTzs(amount)}</b>
        {note && <span className="small muted">{note}</span>}
      </p>
      <TextField
        {...form.field('phone')}
        label={t.payment.phone}
        hint={t.payment.phoneHint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
      />
      <p className="small muted">
        {fill(t.payment.networks, { networks: NETWORKS.join(', ') })} {t.payment.expires}
      </p>
      <ActionFoot error={paying.error !== null && <ErrorNote text={notStartedText(paying.error, t)} />}>
        <StepButton
          afterTap
          step={formatTzs(amount)}
          kind="sun"
          large
          block
          type="submit"
          busy={busy || paying.busy}
          busyLabel={t.payment.busy}
        >
          {fill(t.payment.pay, { amount: formatTzs(amount) })}
        </StepButton>
      </ActionFoot>
    </form>
  )
}
