import { type Order, readStatus } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { config } from '#web/api/config.ts'
import { errorText } from '#web/api/errorText.ts'
import { fill, type Texts, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cancellationText } from '#web/ui/cancellationText.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { mayCancel, refundText } from './orders.ts'

export interface CancelQuestionProps {
  order: Order
  /** The number that paid; null if this device does not know it. */
  payerNumber: string | null
  /** Called with true to cancel the order, false to leave it. May throw ApiError. */
  onAnswer: (isAgreed: boolean) => Promise<void>
  /** Called if the buyer reports a problem with a delivered order. */
  onProblem: () => void
}

/** Shows the refund and asks whether to cancel. If the order cannot be cancelled, says why and what to do instead (CHAT-166). */
export function CancelQuestion({ order, payerNumber, onAnswer, onProblem }: CancelQuestionProps) {
  const t = useTexts('checkout', 'placed', 'chat')
  const cancelling = useAction(() => onAnswer(true))
  if (readStatus(order.status) === 'cancelled') return <Cancelled order={order} />
  if (!mayCancel(order)) return <TooLate order={order} onProblem={onProblem} />
  const { paid } = orderMoney(order)
  const sums = { amount: formatTzs(paid), phone: maskPhone(payerNumber ?? '').replaceAll(' ', '\u00A0') }
  return (
    <div className="stack">
      <p>{paid === 0 ? t.placed.nothingPaid : wholeSums(fill(payerNumber ? t.placed.comesBack : t.placed.comesBackToPayer, sums))}</p>
      <ActionFoot error={cancelling.error !== null && <ErrorNote text={cancelFailureText(cancelling.error, t)} />}>
        <div className="actions">
          <StepButton
            afterTap
            step={order.id}
            kind="risk"
            busy={cancelling.busy}
            busyLabel={t.orders.cancelling}
            onClick={() => void cancelling.run()}
          >
            {t.placed.cancelYes}
          </StepButton>
          <Button kind="line" disabled={cancelling.busy} onClick={() => void onAnswer(false)}>
            {t.chat.no}
          </Button>
        </div>
      </ActionFoot>
    </div>
  )
}

/** If the response was lost, the order may have been cancelled, and the text says so. */
export const cancelFailureText = (error: unknown, t: Texts<'placed'>): string =>
  error instanceof ApiError && error.unclear ? t.placed.cancelUnclear : errorText(error, t)

function Cancelled({ order }: { order: Order }) {
  const t = useTexts('checkout', 'placed')
  return (
    <p>
      {cancellationText(order, t.orders.cancellation)} <span>{wholeSums(refundText(order, t) ?? '')}</span>
    </p>
  )
}

function TooLate({ order, onProblem }: Pick<CancelQuestionProps, 'order' | 'onProblem'>) {
  const t = useTexts('placed', 'chat')
  const hasArrived = readStatus(order.status) === 'delivered'
  return (
    <div className="stack">
      <p>{hasArrived ? t.placed.hasArrived : t.placed.hasLeft}</p>
      <div className="actions">
        {hasArrived ? (
          <Button onClick={onProblem}>{t.chat.fishProblem}</Button>
        ) : (
          <a className="button button-act" href={`tel:${config.support.phone.replaceAll(' ', '')}`}>
            <Icon name="call" size="s" />
            {t.chat.call}
          </a>
        )}
      </div>
    </div>
  )
}
