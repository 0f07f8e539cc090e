import type { PhoneView } from '#contract/control/phones.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { PaymentBadge } from '../shared/PaymentBadge.tsx'
import { useMockTexts } from '../texts.ts'
import { NewestList } from './NewestList.tsx'

export function Wallet({ balance, history }: Pick<PhoneView, 'balance' | 'history'>) {
  const { mock: t } = useMockTexts()
  return (
    <section className="wallet">
      <h2>{t.phone.wallet}</h2>
      <p className="wallet-balance">
        <span className="muted">{t.phone.balance}</span> <b>{formatTzs(balance)}</b>
      </p>
      <div className="history">
        <NewestList heading={<h3>{t.phone.history}</h3>} items={history} few={1} older={t.phone.olderPayments}>
          {(one) => (
            <li key={one.reference}>
              <p>
                <b>{formatTzs(one.amount)}</b>
                <PaymentBadge state={one.state} />
              </p>
              <p className="hint">
                {one.merchant} · {one.reference} · {formatDateTime(one.at)}
              </p>
            </li>
          )}
        </NewestList>
        {history.length === 0 && <p className="phone-none">{t.phone.noHistory}</p>}
      </div>
    </section>
  )
}
