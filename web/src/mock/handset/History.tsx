import { type Transaction } from '#contract/control/phones.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { PaymentBadge } from '../shared/PaymentBadge.tsx'
import { useMockTexts } from '../texts.ts'

export function History({ history }: { history: readonly Transaction[] }) {
  const { mock: t } = useMockTexts()
  if (history.length === 0) return <p className="phone-none">{t.phone.noHistory}</p>
  return (
    <ul className="history">
      {history.map((one) => (
        <li key={one.reference}>
          <p>
            <b>{formatTzs(one.amount)}</b>
            <PaymentBadge state={one.state} />
          </p>
          <p className="hint">
            {one.merchant} · {one.reference} · {formatDateTime(one.at)}
          </p>
        </li>
      ))}
    </ul>
  )
}
