import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { REDIRECT_AFTER_ORDER } from '#contract/rules/constants.ts'
import { afterOnScreen } from '#web/api/time.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { PaymentRecord } from '../record/record.ts'
import { usePaymentView } from '../usePayment.ts'
import { FailurePanel } from './FailurePanel.tsx'
import { CreatingPanel, UnfinishedPanel, type UnfinishedPanelProps } from './PaidPanels.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { StillCheckingPanel } from './StillCheckingPanel.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

export interface PaymentPanelProps {
  record: PaymentRecord | null
  amount: number
  phone: string
  note?: string
  onPay: (phone: string) => Promise<void>
  /** Called two seconds after the order was created (PAY-051). */
  onOrdered: (orderId: string) => void
  /** Shown next to Try Again, e.g. `Return to Checkout` (PAY-052). */
  onFailure?: ReactNode
  askAddress?: UnfinishedPanelProps['askAddress']
}

/** Shows one payment in all its states on a page. In the thread each state has its own card. */
export function PaymentPanel({ record, amount, phone, note, onPay, onOrdered, onFailure, askAddress }: PaymentPanelProps) {
  const t = useTexts('payment')
  const view = usePaymentView(record)
  switch (view.kind) {
    case 'none':
    case 'starting':
      return (
        <PaymentForm
          key={phone}
          amount={amount}
          phone={phone}
          {...(note === undefined ? {} : { note })}
          busy={view.kind === 'starting'}
          onPay={onPay}
        />
      )
    case 'waiting':
      return <WaitingPanel view={view} />
    case 'stillChecking':
      return (
        <div className="card">
          <StillCheckingPanel view={view} />
        </div>
      )
    case 'failed':
      return (
        <div className="card" role="alert">
          <FailurePanel view={view}>{onFailure}</FailurePanel>
        </div>
      )
    case 'creating':
      return (
        <div className="card">
          <CreatingPanel cash={view.cash} />
        </div>
      )
    case 'unfinished':
      return (
        <div className="card" role="alert">
          <UnfinishedPanel view={view} label={t.payment.tryAgain} askAddress={askAddress}>
            {onFailure}
          </UnfinishedPanel>
        </div>
      )
    case 'ordered':
      return <Ordered orderId={view.orderId} isNew={record?.purpose.kind === 'cart'} onOrdered={onOrdered} />
  }
}

function Ordered({ orderId, isNew, onOrdered }: { orderId: string; isNew: boolean; onOrdered: (orderId: string) => void }) {
  const t = useTexts('payment')
  const report = useEffectEvent((id: string) => onOrdered(id))
  useEffect(() => afterOnScreen(REDIRECT_AFTER_ORDER, () => report(orderId)), [orderId])
  return (
    <div className="card padded tick-row" role="status">
      <span className="tick">
        <Icon name="check" />
      </span>
      <b>{isNew ? t.payment.orderCreated : t.payment.successful}</b>
    </div>
  )
}
