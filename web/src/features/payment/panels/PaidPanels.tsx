import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { finishOrder } from '../commands.ts'
import type { PaymentView } from '../record/paymentView.ts'
import { chargeText, troubleText } from './paymentTexts.ts'
import { RefundButton } from './RefundButton.tsx'

/** Shown after the payment, while the order is being created (PAY-020). */
export function CreatingPanel({ cash }: { cash: boolean }) {
  const t = useTexts('payment')
  return (
    <div className="padded stack" role="status">
      <p className="tick-row">
        <span className="tick">
          <Icon name="check" />
        </span>
        <b>{cash ? t.payment.placing : t.payment.successful}</b>
      </p>
      {!cash && <p className="muted">{t.payment.creating}</p>}
    </div>
  )
}

export interface UnfinishedPanelProps {
  view: Extract<PaymentView, { kind: 'unfinished' }>
  /** Replaces the label `Finish my order`. */
  label?: string
  /** Renders an address picker; used if only the address is missing (MON-023). */
  askAddress?: ((choose: (addressId: string) => void) => ReactNode) | undefined
  children?: ReactNode
}

/** A charge without an order. The buyer can finish the order or ask for a refund, but not pay again (MON-019, MON-023, CHAT-112). */
export function UnfinishedPanel({ view, label, askAddress, children }: UnfinishedPanelProps) {
  const t = useTexts('payment')
  const { id, trouble, refundAsked, checking } = view
  const second = trouble.kind === 'second'
  const asksAddress = trouble.needs === 'address' && askAddress !== undefined && !refundAsked
  const offersRefund = second || refundAsked || !['unclear', 'noId'].includes(trouble.kind)
  return (
    <div className="padded stack">
      <h2>
        <Unparted text={chargeText(view.amount, second, t)} />
      </h2>
      {!second && <ErrorNote text={troubleText(trouble, t)} />}
      {asksAddress && askAddress((addressId) => void finishOrder(id, { addressId }))}
      {!second && !asksAddress && !refundAsked && (
        <Button kind="act" block busy={checking} onClick={() => void finishOrder(id)}>
          {label ?? t.payment.finish}
        </Button>
      )}
      {offersRefund && <RefundButton id={id} asked={refundAsked} />}
      {children}
    </div>
  )
}
