import { groupPhone } from '#contract/rules/phone.ts'
import type { User } from '#contract/user.ts'
import { type Texts, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'

/** Shows name, email if there is one, phone and roles of the account (ACC-008, CHAT-189). */
export function PersonDetails({ user }: { user: User }) {
  const t = useTexts('account')
  const details = [
    [t.account.name, user.name],
    ...(user.email ? [[t.account.email, user.email] as const] : []),
    [t.account.phone, `+${groupPhone(user.phoneNumber)}`],
    [t.account.roles, rolesText(user.roles, t)],
  ] as const
  return (
    <dl className={classes('card padded details', 'person-details')}>
      {details.map(([name, value]) => (
        <div key={name} className="detail">
          <dt className="small muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The translated roles; `User` if there are none (GEN-039). */
export function rolesText(roles: readonly string[], t: Texts<'account'>): string {
  const names: Readonly<Record<string, string | undefined>> = t.account.roleNames
  return roles.length === 0 ? t.account.user : roles.map((role) => names[role] ?? role).join(', ')
}
