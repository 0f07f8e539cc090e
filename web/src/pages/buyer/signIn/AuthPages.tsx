import { Link } from 'react-router-dom'
import { register } from '#contract/auth.ts'
import { areaOf } from '#web/features/session/area.ts'
import { RegisterPanel } from '#web/features/session/join/RegisterPanel.tsx'
import { useSession } from '#web/features/session/session.ts'
import { CodePanel } from '#web/features/session/signIn/CodePanel.tsx'
import { PhonePanel } from '#web/features/session/signIn/PhonePanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { useSignInStep } from '../../useSignInStep.ts'
import { RoleNotice } from './RoleNotice.tsx'

/**
 * Sign-in in three steps on one screen (AUTH-001 to AUTH-006). Each step passes the `returnUrl` on to the next (AUTH-011, AUTH-016).
 * A user who lacks the role of the requested page sees a notice and is not redirected (NAV-029).
 */
export function LoginPage() {
  const t = useTexts('signIn')
  const step = useSignInStep()
  const role = areaOf(step.target)
  const lacksRole = useSession(({ user }) => role !== null && user?.roles.includes(role) === false)
  const registerAt = role === null ? paths.register : role === 'seller' ? paths.registerSeller : paths.registerTransporter
  const codeStep = step.codeStep()
  if (step.signedIn && !lacksRole) return <Redirect to={step.target} />
  if (codeStep) return <Redirect to={codeStep} />
  return (
    <PageFrame title={t.session.loginTitle} intro={step.signedIn ? undefined : t.session.loginIntro} narrow>
      <div className="stack">
        {role !== null && <RoleNotice role={role} registerAt={step.to(registerAt)} />}
        {!step.signedIn && <PhonePanel onSent={() => step.go(paths.verify)} onRegister={() => step.go(registerAt)} />}
      </div>
    </PageFrame>
  )
}

export function RegisterPage() {
  const t = useTexts('signIn')
  const step = useSignInStep()
  const codeStep = step.codeStep(register)
  if (step.signedIn) return <Redirect to={step.target} />
  if (codeStep) return <Redirect to={codeStep} />
  const intro = (
    <>
      {t.session.registerIntro}{' '}
      <Link className="link" to={step.to(paths.login())}>
        {t.session.toLogin}
      </Link>
    </>
  )
  return (
    <PageFrame title={t.session.registerTitle} intro={intro} narrow>
      <RegisterPanel onSent={() => step.go(paths.verify)} />
    </PageFrame>
  )
}

export function VerifyPage() {
  const t = useTexts('signIn')
  const step = useSignInStep()
  const pending = useSession((session) => session.tempPhoneNumber)
  if (step.signedIn) return <Redirect to={step.target} />
  if (pending === null) return <Redirect to={step.to(paths.login())} />
  return (
    <PageFrame title={t.session.verifyTitle} narrow>
      <CodePanel onSignedIn={() => step.leave()} onChangeNumber={() => step.go(paths.login())} />
    </PageFrame>
  )
}
