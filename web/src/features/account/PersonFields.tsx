import { Link } from 'react-router-dom'
import { groupPhone } from '#contract/rules/phone.ts'
import type { User } from '#contract/user.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { TextField } from '#web/ui/TextField.tsx'

/** Shows name, email if there is one, and phone read-only, as only customer support can change them (ACC-009, ACC-010). */
export function PersonFields({ user }: { user: User }) {
  const t = useTexts('account')
  return (
    <div className={classes('form', 'person-fields')}>
      <TextField label={t.account.name} value={user.name} readOnly />
      <div className="pair">
        {user.email && <TextField label={t.account.email} value={user.email} readOnly />}
        <TextField label={t.account.phone} value={`+${groupPhone(user.phoneNumber)}`} readOnly />
      </div>
      <p className="small muted">
        {t.account.changes}{' '}
        <Link className="link" to={paths.contact}>
          {t.account.contact}
        </Link>
      </p>
    </div>
  )
}
