import { maskPhone } from '#contract/rules/phone.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { HandsetLink } from '#web/mock-link/HandsetLink.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { PaymentView } from '../record/paymentView.ts'
import { CheckButton } from './CheckButton.tsx'
import { PayAgain } from './PayAgain.tsx'

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
