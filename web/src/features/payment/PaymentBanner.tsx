import { Link, useLocation } from 'react-router-dom'
import { formatTzs } from '#contract/money.ts'
import { paths } from '#web/app/paths.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { finishOrder } from './commands.ts'
import type { PaymentRecord } from './record.ts'
import { useOwnRecords } from './usePayment.ts'

/** On every page: a payment that waits (MON-012), and a charge whose order is missing (MON-021). Neither can be dismissed. */
export function PaymentBanner() {
  const t = useTexts()
  const { pathname } = useLocation()
  const records = useOwnRecords()
  if (pathname === paths.chat()) return null // the thread has a card for it
  const unfinished = records.filter((record) => record.stage === 'paid' && record.method === 'mobile_money' && record.trouble)
  const waiting = records.findLast((record) => record.stage === 'waiting')
  const page = waiting ? pageOf(waiting) : null
  return (
    <>
      {unfinished.map((record) => (
        <div key={record.id} className="pay-banner due" role="status">
          <Icon name="warning" size="s" />
          <p className="grow">{fill(t.payment.unfinished, { amount: formatTzs(record.amount) })}</p>
          <Button kind="line" onClick={() => void finishOrder(record.id)}>
            {t.payment.finish}
          </Button>
        </div>
      ))}
      {page && page !== pathname && (
        <div className="pay-banner" role="status">
          <Icon name="clock" size="s" />
          <p className="grow">{t.payment.waitingBanner}</p>
          <Link className="btn btn-line" to={page}>
            {t.payment.openPayment}
          </Link>
        </div>
      )}
    </>
  )
}

const pageOf = ({ purpose }: PaymentRecord): string => (purpose.kind === 'cart' ? paths.checkoutPayment : paths.payOrder(purpose.orderId))
