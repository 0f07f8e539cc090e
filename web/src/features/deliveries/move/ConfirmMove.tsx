import { useId } from 'react'
import { formatTzs } from '#contract/rules/money.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ModalDialog } from '#web/ui/ModalDialog.tsx'
import { statusText } from '#web/ui/StatusBadge.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import type { Move } from '../delivery.ts'

export interface ConfirmMoveProps {
  order: DeliveryOrder
  to: Move
  onConfirm: () => void
  onCancel: () => void
}

/** Asks to confirm a status change, in thumb reach. For a delivery it also asks about the money (TORD-015 to TORD-017, TRAN-007). */
export function ConfirmMove({ order, to, onConfirm, onCancel }: ConfirmMoveProps) {
  const texts = useTexts('transporter')
  const t = texts.transporter
  const id = useId()
  const due = to === 'delivered' ? orderMoney(order).due : 0
  return (
    <ModalDialog labelledBy={id} describedBy={`${id}-more`} onDecline={onCancel}>
      <p id={id}>{fill(t.confirmMove, { from: statusText(order.status, texts), to: statusText(to, texts) })}</p>
      <div id={`${id}-more`} className="confirm-more">
        {due > 0 && <strong className="collect">{wholeSums(fill(t.haveCollected, { amount: formatTzs(due) }))}</strong>}
        <span className="muted">{t.cannotUndo}</span>
      </div>
      <div className="dialog-answers">
        <Button kind="line" large onClick={onCancel}>
          {t.cancel}
        </Button>
        <StepButton step={to} large onClick={onConfirm}>
          {t.confirm}
        </StepButton>
      </div>
    </ModalDialog>
  )
}
