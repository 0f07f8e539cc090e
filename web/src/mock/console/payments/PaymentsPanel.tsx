import { listPayments, type PaymentView } from '#contract/control/payments.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { phonePath } from '../../address.ts'
import { control } from '../../control.ts'
import { PaymentBadge } from '../../shared/PaymentBadge.tsx'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { useMockTexts } from '../../texts.ts'
import { PaymentActions } from './PaymentActions.tsx'
import styles from './PaymentsPanel.module.css'

/** The world's payments, with actions for each (QA-019). */
export function PaymentsPanel({ onFilter }: { onFilter: (reference: string) => void }) {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readPayments)
  return (
    <section className="qa-panel">
      <h2>{t.payments.title}</h2>
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <p className="phone-none">{t.payments.none}</p>}
      <ul className="payments">
        {data?.map((payment) => (
          <Payment key={payment.reference} payment={payment} onFilter={onFilter} />
        ))}
      </ul>
    </section>
  )
}

function Payment({ payment, onFilter }: { payment: PaymentView; onFilter: (reference: string) => void }) {
  const { mock: t } = useMockTexts()
  const { reference, phone, amount, state, scenario, startedAt } = payment
  return (
    <li>
      <div className={styles.paymentHead}>
        <b>{formatTzs(amount)}</b>
        <PaymentBadge state={state} />
      </div>
      <dl className={styles.paymentFacts}>
        <dt>{t.payments.reference}</dt>
        <dd>
          <code>{reference}</code>
        </dd>
        <dt>{t.payments.phone}</dt>
        <dd>
          <a className="link tabular" href={phonePath(phone)}>
            {groupPhone(phone)}
          </a>
        </dd>
        {scenario !== null && (
          <>
            <dt>{t.payments.scenario}</dt>
            <dd>{scenario}</dd>
          </>
        )}
        <dt>{t.payments.startedAt}</dt>
        <dd>{formatDateTime(startedAt)}</dd>
      </dl>
      <PaymentActions payment={payment} onFilter={() => onFilter(reference)} />
    </li>
  )
}

const readPayments = (signal: AbortSignal) => control(listPayments, { signal })
