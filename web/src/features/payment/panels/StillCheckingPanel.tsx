import { useState } from 'react'
import { maskPhone } from '#contract/rules/phone.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { HandsetLink } from '#web/mock-link/HandsetLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Money } from '#web/ui/Money.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { payAgain } from '../commands.ts'
import type { PaymentView } from '../record/paymentView.ts'
import { CheckButton } from './CheckButton.tsx'

/** Shown after the countdown. The payment is not called failed until the provider says so (MON-028, CHAT-109). */
export function StillCheckingPanel({ view }: { view: Extract<PaymentView, { kind: 'stillChecking' }> }) {
  const t = useTexts('payment')
  return (
    <div className="padded stack">
      <h2>{t.payment.stillProcessing}</h2>
      {!view.mayPayAgain && <p className="strong">{t.payment.doNotPayAgain}</p>}
      <p className="small muted">
        <Money shillings={view.amount} /> · <Unparted text={maskPhone(view.phone)} />
      </p>
      {view.checkable && <CheckButton id={view.id} kind="act" checking={view.checking} />}
      {view.mayPayAgain && <PayAgain id={view.id} />}
      <HandsetLink phone={view.phone} />
    </div>
  )
}

/** Offers a second prompt, five minutes after one without a result. The buyer has to confirm a warning first (MON-011). */
export function PayAgain({ id }: { id: string }) {
  const t = useTexts('payment')
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button kind="line" block onClick={() => setAsking(true)}>
        {t.payment.payAgain}
      </Button>
    )
  return (
    <div className="stack" role="group" aria-label={t.payment.payAgain}>
      <p className="strong" role="alert">
        {t.payment.payAgainQuestion}
      </p>
      <div className="actions">
        <StepButton afterTap step={id} kind="risk" onClick={() => void payAgain(id)}>
          {t.payment.payAgain}
        </StepButton>
        <Button kind="line" onClick={() => setAsking(false)}>
          {t.payment.cancel}
        </Button>
      </div>
    </div>
  )
}
