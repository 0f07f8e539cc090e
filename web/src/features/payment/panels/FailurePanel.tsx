import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { leaveFailure } from '../commands.ts'
import type { PaymentView } from '../record/paymentView.ts'
import { failureReasonText } from './paymentTexts.ts'

export interface FailurePanelProps {
  view: Extract<PaymentView, { kind: 'failed' }>
  onTryAgain?: (() => void) | undefined
  /** Other words on the button that tries again. */
  again?: string
  /** What else can be done here, e.g. another method or the way back. */
  children?: ReactNode
}

/** The failure in one sentence and the next step; a late success still wins (PAY-021, CHAT-111). */
export function FailurePanel({ view, onTryAgain, again, children }: FailurePanelProps) {
  const t = useTexts('payment')
  const tryAgain = () => void leaveFailure(view.id).then(onTryAgain)
  return (
    <div className="pad stack failure">
      <h2>{failureReasonText(view.refusal, t)}</h2>
      {!view.unclear && <p className="mut">{t.payment.nothingCharged}</p>}
      <div className="actions">
        <Button kind={again === undefined ? 'act' : 'sun'} onClick={tryAgain}>
          {again ?? t.payment.tryAgain}
        </Button>
        {children}
      </div>
    </div>
  )
}
