import { Link } from 'react-router-dom'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'

/** A link to sign-in for guests who already have an account. */
export function ToLogin({ to }: { to: string }) {
  const t = useTexts('signIn')
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  if (isAuthenticated) return null
  return (
    <p>
      {t.session.registerIntro}{' '}
      <Link className="link" to={to}>
        {t.session.toLogin}
      </Link>
    </p>
  )
}
