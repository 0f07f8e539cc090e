import { groupPhone } from '#contract/rules/phone.ts'
import type { User } from '#contract/user.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { rolesText } from './rolesText.ts'

/** ACC-008. */
export function PersonDetails({ user }: { user: User }) {
  const t = useTexts('account')
  const details = [
    [t.account.name, user.name],
    [t.account.email, user.email],
    [t.account.phone, `+${groupPhone(user.phoneNumber)}`],
    [t.account.roles, rolesText(user.roles, t)],
  ] as const
  return (
    <dl className="card pad details person">
      {details.map(([name, value]) => (
        <div key={name} className="detail">
          <dt className="small mut">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
