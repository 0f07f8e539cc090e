import { type Account, listAccounts, openSession } from '#contract/control/people.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { storeToken } from '#web/api/token.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { phonePath } from '../../address.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { useOnce } from '../../shared/useOnce.ts'
import { fill, useMockTexts } from '../../texts.ts'
import styles from './AccountsPanel.module.css'
import { useProfiles } from './useProfiles.ts'
import { VerifySwitch } from './VerifySwitch.tsx'

export const useAccounts = () => useOnce(readAccounts)
export type Accounts = ReturnType<typeof useAccounts>

const readAccounts = (signal?: AbortSignal) => control(listAccounts, { signal })

/** The test accounts, with a button to sign in. Sellers and transporters can be verified here (QA-009, QA-010). */
export function AccountsPanel({ accounts }: { accounts: Accounts }) {
  const { mock: t } = useMockTexts()
  const profiles = useProfiles()
  const signIn = useAction(async (phoneNumber: string) => {
    const { accessToken } = await control(openSession, { body: { phoneNumber } })
    storeToken(accessToken)
    window.location.assign('/')
  })
  return (
    <section className="qa-panel">
      <div className="qa-head">
        <h2>{t.accounts.title}</h2>
        <a className="button button-line" href="/login">
          {t.accounts.openShop}
        </a>
      </div>
      <p className="small muted">{t.accounts.hint}</p>
      <Problem error={accounts.error ?? profiles.error ?? signIn.error} onRetry={accounts.retry} />
      {!accounts.data && !accounts.error && <Skeleton />}
      <ul className="accounts">
        {accounts.data?.map((account) => (
          <li key={account.key}>
            <Person account={account} />
            <div className="qa-buttons">
              <a
                className="button button-line"
                href={phonePath(account.phone)}
                aria-label={fill(t.accounts.handsetOf, { name: account.name })}
              >
                {t.accounts.handset}
              </a>
              <Button
                kind="line"
                onClick={() => void signIn.run(account.phone)}
                aria-label={fill(t.accounts.signInAs, { name: account.name })}
              >
                {t.accounts.signIn}
              </Button>
              {profiles.data
                ?.filter(({ userId }) => userId === account.key)
                .map((profile) => (
                  <VerifySwitch key={profile.collection} profile={profile} name={account.name} />
                ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Person = ({ account: { name, phone, roles, note } }: { account: Account }) => (
  <div className="qa-facts">
    <b>{name}</b> <span className="tabular">{groupPhone(phone)}</span>
    <p className={styles.roles}>
      {roles.map((role) => (
        <span key={role} className="text-tag">
          {role}
        </span>
      ))}
    </p>
    <p className="hint" lang="en">
      {note}
    </p>
  </div>
)
