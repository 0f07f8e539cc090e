import { Link, useLocation } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { finishOrder } from '../commands.ts'
import type { PaymentRecord } from '../record/record.ts'
import type { OpenCharge } from '../runner/openCharges.ts'
import { isSuperseded, useOpenCash, useOpenCharges, useOwnRecords } from '../usePayment.ts'
import { chargeText, troubleText } from './paymentTexts.ts'
import { RefundButton } from './RefundButton.tsx'

/**
 * Shown on every page: a waiting payment (MON-012), charges without an order (MON-021, MON-029), and a cash order whose outcome is unknown
 * (MON-041). It cannot be dismissed.
 */
export function PaymentBanner() {
  const t = useTexts('payment')
  const { pathname } = useLocation()
  const charges = useOpenCharges()
  const records = useOwnRecords()
  const waiting = records.findLast((record) => record.stage === 'waiting' && !record.dismissed)
  const unknown = useOpenCash()
  const inThread = pathname === paths.chat()
  const page = waiting && !inThread ? pageOf(waiting, isSuperseded(waiting, records)) : null
  // The thread shows a card for the other charges (CHAT-112).
  const shown = charges.filter((charge) => !inThread || charge.second || charge.refundAsked)
  return (
    <>
      {shown.map((charge) => (
        <div key={charge.id} className="pay-banner is-due" role="status">
          <Icon name="warning" size="s" />
          <p>
            <Unparted text={chargeText(charge.amount, charge.second, t)} />
          </p>
          <NextStep charge={charge} />
        </div>
      ))}
      {unknown?.trouble && pathname !== paths.checkout && (
        <div className="pay-banner" role="status">
          <Icon name="clock" size="s" />
          <p>{troubleText(unknown.trouble, t)}</p>
          <Button kind="line" onClick={() => void finishOrder(unknown.id)}>
            {t.payment.tryAgain}
          </Button>
        </div>
      )}
      {page && page !== pathname && (
        <div className="pay-banner" role="status">
          <Icon name="clock" size="s" />
          <p>{t.payment.waitingBanner}</p>
          <Link className="button button-line" to={page}>
            {t.payment.openPayment}
          </Link>
        </div>
      )}
    </>
  )
}

/** Links to the payment page if something is missing, as the banner has no room to ask for it. */
function NextStep({ charge }: { charge: OpenCharge }) {
  const t = useTexts('payment')
  const { id, needs, finishable, refundAsked } = charge
  if (needs !== undefined && !refundAsked)
    return (
      <Link className="button button-line" to={paths.attempt(id)}>
        {t.payment.finish}
      </Link>
    )
  return (
    <>
      {finishable && !refundAsked && (
        <Button kind="line" onClick={() => void finishOrder(id)}>
          {t.payment.finish}
        </Button>
      )}
      {(!finishable || refundAsked) && <RefundButton id={id} asked={refundAsked} />}
    </>
  )
}

function pageOf({ id, purpose }: PaymentRecord, isSupersededAttempt: boolean): string {
  if (purpose.kind === 'order') return paths.payOrder(purpose.orderId)
  return isSupersededAttempt ? paths.attempt(id) : paths.checkoutPayment
}
