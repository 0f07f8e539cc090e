import { groupPhone } from '#contract/phone.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { phonePath } from '../address.ts'
import { Problem } from '../shared/Problem.tsx'
import { fill, useMockTexts } from '../texts.ts'
import type { Accounts } from './useAccounts.ts'

/** QA-009. The shop asks for the number; its code comes to the handset. */
export function AccountsPanel({ accounts }: { accounts: Accounts }) {
  const { mock: t } = useMockTexts()
  return (
    <section className="qa-panel">
      <div className="qa-head">
        <h2>{t.accounts.title}</h2>
        <a className="btn btn-line" href="/login">
          {t.accounts.openShop}
        </a>
      </div>
      <p className="small mut">{t.accounts.hint}</p>
      <Problem error={accounts.error} onRetry={accounts.retry} />
      {!accounts.data && !accounts.error && <Skeleton />}
      <ul className="accounts">
        {accounts.data?.map((account) => (
          <li key={account.key}>
            <div className="grow">
              <b>{account.name}</b> <span className="num">{groupPhone(account.phone)}</span>
              <p className="roles">
                {account.roles.map((role) => (
                  <span key={role} className="tag">
                    {role}
                  </span>
                ))}
              </p>
              <p className="hint" lang="en">
                {account.note}
              </p>
            </div>
            <a className="btn btn-line" href={phonePath(account.phone)} aria-label={fill(t.accounts.handsetOf, { name: account.name })}>
              {t.accounts.handset}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
