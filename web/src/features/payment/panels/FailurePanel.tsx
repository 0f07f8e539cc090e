import type { ReactNode } from 'react'
import { storesEverything } from '#web/api/storage/device.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { dismissFailure } from '../commands.ts'
import type { PaymentView } from '../record/paymentView.ts'
import { failureReasonText } from './paymentTexts.ts'

export interface FailurePanelProps {
  view: Extract<PaymentView, { kind: 'failed' }>
  onTryAgain?: (() => void) | undefined
  /** Replaces the label of the Try Again button. */
  again?: string
  /** Further actions, e.g. another payment method or a link back. */
  children?: ReactNode
}

/** Shows why the payment failed, with a Try Again button. A late success still counts (PAY-021, CHAT-111). */
export function FailurePanel({ view, onTryAgain, again, children }: FailurePanelProps) {
  const t = useTexts('payment')
  const tryAgain = () => void dismissFailure(view.id).then(onTryAgain)
  return (
    <div className={classes('padded stack', 'failure-panel')}>
      <h2>{failureReasonText(view.refusal, t)}</h2>
      {!view.unclear && storesEverything() && <p className="muted">{t.payment.nothingCharged}</p>}
      <div className="actions">
        <Button kind={again === undefined ? 'act' : 'sun'} onClick={tryAgain}>
          {again ?? t.payment.tryAgain}
        </Button>
        {children}
      </div>
    </div>
  )
}
