import { listOf } from '#contract/control/db.ts'
import { type Account, listAccounts, openSession, verifySeller, verifyTransporter } from '#contract/control/people.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { storeToken } from '#web/api/token.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { phonePath } from '../../address.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { useOnce } from '../../shared/useOnce.ts'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, useMockTexts } from '../../texts.ts'

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
    <p className="account-roles">
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

/** Verifies a profile, like an administrator, or withdraws the verification (QA-010). */
function VerifySwitch({ profile: { collection, id, isVerified }, name }: { profile: NamedProfile; name: string }) {
  const { mock: t } = useMockTexts()
  const role = t.accounts.profiles[collection]
  const verify = useAction(async () => {
    await control(collection === 'sellers' ? verifySeller : verifyTransporter, { params: { id }, body: { isVerified: !isVerified } })
  })
  const act = fill(isVerified ? t.accounts.unverify : t.accounts.verify, { role })
  return (
    <>
      <Button kind="line" onClick={() => void verify.run()} aria-label={fill(t.accounts.verifyNamed, { act, name })}>
        {act}
      </Button>
      <Problem error={verify.error} />
    </>
  )
}

interface NamedProfile {
  id: string
  userId: string
  isVerified: boolean
  collection: 'sellers' | 'transporters'
}

/** Loads the world's seller and transporter profiles, and keeps them up to date. */
const useProfiles = () => usePolled(readProfiles)

async function readProfiles(signal: AbortSignal): Promise<NamedProfile[]> {
  const read = async (collection: NamedProfile['collection']) =>
    (await control(listOf(collection), { signal })).map(({ id, userId, isVerified }) => ({ id, userId, isVerified, collection }))
  return (await Promise.all([read('sellers'), read('transporters')])).flat()
}
