import { useId, useState } from 'react'
import { readStatus } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import type { DeliveryOrder } from '#contract/transporter.ts'
import { personNow } from '#web/features/session/person.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ModalDialog } from '#web/ui/ModalDialog.tsx'
import { statusText } from '#web/ui/StatusBadge.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { type Move, nextMoveOf } from '../deliveries.ts'
import { moves } from '../outbox/moves.ts'
import { useMoves } from '../outbox/overlay.ts'

interface MoveButtonProps {
  order: DeliveryOrder
  /** True if this transporter is verified (TDSH-009). */
  mayAct: boolean
}

/** The button for a delivery's next status. If there is none, it is disabled and says why (TORD-010 to TORD-014, TORD-023). */
export function MoveButton({ order, mayAct }: MoveButtonProps) {
  const { transporter: t } = useTexts('transporter')
  const id = useId()
  const { sending } = useMoves()
  const [asked, setAsked] = useState<Move | null>(null)
  const to = nextMoveOf(order)
  const status = readStatus(order.status)
  const ended = status === 'delivered' || status === 'cancelled' ? t.ended[status] : null
  const why = ended ?? (to === null ? t.noNextStep : mayAct ? null : t.locked)
  const names: Readonly<Record<Move, string>> = { processing: t.startProcessing, shipping: t.markShipping, delivered: t.markDelivered }

  const confirm = (move: Move) => {
    setAsked(null)
    const owner = personNow()
    if (owner === null) return
    moves.add({ owner, lane: order.id, body: { from: order.status, to: move } })
    void moves.flush()
  }
  return (
    <>
      <StepButton
        step={`${order.id} ${to}`}
        className="move-button"
        block
        {...(to === 'delivered' && { icon: 'check' as const })}
        disabled={why !== null}
        aria-describedby={why === null ? undefined : id}
        busy={sending.some(({ lane }) => lane === order.id)}
        busyLabel={t.updating}
        onClick={() => setAsked(to)}
      >
        {to === null ? t.update : names[to]}
      </StepButton>
      {why !== null && (
        <p id={id} className="small muted">
          {why}
        </p>
      )}
      {asked !== null && <ConfirmMove order={order} to={asked} onConfirm={() => confirm(asked)} onCancel={() => setAsked(null)} />}
    </>
  )
}

interface ConfirmMoveProps {
  order: DeliveryOrder
  to: Move
  onConfirm: () => void
  onCancel: () => void
}

/** Asks to confirm a status change, in thumb reach. For a delivery it also asks about the money (TORD-015 to TORD-017, TRAN-007). */
function ConfirmMove({ order, to, onConfirm, onCancel }: ConfirmMoveProps) {
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
