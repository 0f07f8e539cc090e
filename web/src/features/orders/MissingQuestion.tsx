import { useRef } from 'react'
import { acceptRest, type Order } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { orderMoney } from '#contract/rules/orderMoney.ts'
import { awaitsShortageAnswer, isNothingAvailable, missingSum } from '#contract/rules/shortage.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, type Texts, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { FishName } from '#web/ui/FishName.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { refundText } from './orders.ts'
import { cancelOrder, changeOrder } from './useOrders.ts'

/** The heading of the question; it depends on whether any items are left. */
export const missingHeading = (order: Order, t: Texts<'missing'>): string =>
  isNothingAvailable(order) && awaitsShortageAnswer(order) ? t.missing.allOut : t.missing.question

/** The question in a card with a heading, for the order page. */
export function MissingPanel({ order }: { order: Order }) {
  const t = useTexts('missing')
  const heading = missingHeading(order, t)
  return (
    <section className="card padded stack" aria-label={heading}>
      {awaitsShortageAnswer(order) && <p className="strong">{heading}</p>}
      <MissingQuestion key={order.shortage?.id} order={order} />
    </section>
  )
}

/** Asks whether the buyer takes the rest of an order or cancels it, and shows the answer afterwards (SELL-016). */
export function MissingQuestion({ order }: { order: Order }) {
  const t = useTexts('checkout', 'missing')
  const panel = useRef<HTMLDivElement>(null)
  // The answer removes the buttons, so move the focus to the panel.
  const answer = async (call: () => Promise<unknown>) => {
    await call()
    panel.current?.focus()
  }
  const taking = useAction(() => answer(() => takeRest(order)))
  const cancelling = useAction(() => answer(() => cancelOrder(order.id)))
  const { shortage } = order
  if (!shortage) return null

  const failure = taking.error ?? cancelling.error
  const { paid } = orderMoney(order)
  return (
    <div className="stack missing" ref={panel} tabIndex={-1}>
      <MissingLines order={order} />
      {awaitsShortageAnswer(order) ? (
        <>
          <Sums order={order} />
          <ActionFoot error={failure !== null && <ErrorNote text={errorText(failure, t)} />}>
            <div className="order-actions">
              {!isNothingAvailable(order) && (
                <StepButton
                  afterTap
                  step="take"
                  busy={taking.busy}
                  disabled={cancelling.busy}
                  busyLabel={t.missing.taking}
                  onClick={() => void taking.run()}
                >
                  {t.missing.take}
                </StepButton>
              )}
              <StepButton
                afterTap
                step="cancel"
                kind="risk"
                busy={cancelling.busy}
                disabled={taking.busy}
                busyLabel={t.orders.cancelling}
                onClick={() => void cancelling.run()}
              >
                {wholeSums(paid > 0 ? fill(t.missing.cancelPaid, { amount: formatTzs(paid) }) : t.orders.cancel)}
              </StepButton>
            </div>
          </ActionFoot>
        </>
      ) : (
        <Answered order={order} />
      )}
    </div>
  )
}

/** Accepts the rest at the total the buyer sees. Throws ApiError, for instance if the total has changed. */
const takeRest = (order: Order): Promise<Order> =>
  changeOrder(order.id, () => send(acceptRest, { params: { id: order.id }, body: { totalAmount: order.totalAmount - missingSum(order) } }))

function MissingLines({ order }: { order: Order }) {
  const t = useTexts('checkout', 'missing')
  return (
    <ul className="missing-lines">
      {order.shortage?.lines.map(({ itemId, ordered, available }) => {
        const item = order.items.find(({ id }) => id === itemId)
        return (
          item && (
            <li key={itemId}>
              <b>
                <FishName name={item.product.name} />
              </b>
              <span>{fill(available > 0 ? t.missing.short : t.missing.out, { n: available, m: ordered })}</span>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Shows old and new total, the refund, the amount due on delivery and the time limit. */
function Sums({ order }: { order: Order }) {
  const t = useTexts('checkout', 'missing')
  const { paid, due } = orderMoney(order)
  const total = order.totalAmount
  const missing = missingSum(order)
  const back = Math.min(paid, missing)
  const time = formatDateTime(order.shortage?.answerBy ?? '')
  return (
    <>
      {!isNothingAvailable(order) && (
        <div className="totals">
          <AmountRow label={t.missing.oldTotal} shillings={total} />
          <AmountRow label={t.missing.newTotal} shillings={total - missing} />
          {paid > 0 && <AmountRow label={t.missing.back} shillings={back} />}
          <AmountRow label={t.orders.money.due} shillings={due - (missing - back)} />
        </div>
      )}
      {paid === 0 && <p className="small">{t.missing.nothingPaid}</p>}
      <p className="small">
        {wholeSums(paid > 0 ? fill(t.missing.answerByPaid, { time, amount: formatTzs(paid) }) : fill(t.missing.answerBy, { time }))}
      </p>
    </>
  )
}

function Answered({ order }: { order: Order }) {
  const t = useTexts('checkout', 'missing')
  const refund = refundText(order, t)
  const answered = order.shortage?.answer
  return (
    <>
      {answered && <p>{t.missing[answered]}</p>}
      {refund && <p>{wholeSums(refund)}</p>}
    </>
  )
}
