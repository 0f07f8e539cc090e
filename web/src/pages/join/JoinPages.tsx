import { Link } from 'react-router-dom'
import { registerSeller, registerTransporter } from '#contract/auth.ts'
import { RegisterSellerPanel } from '#web/features/session/join/RegisterSellerPanel.tsx'
import { RegisterTransporterPanel } from '#web/features/session/join/RegisterTransporterPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { useSignInStep } from '../useSignInStep.ts'
import { ToLogin } from './ToLogin.tsx'

/** Registration of a seller (SPRO-001 to SPRO-006). */
export function RegisterSellerPage() {
  const t = useTexts('join')
  const step = useSignInStep(paths.sellerHome)
  const codeStep = step.codeStep(registerSeller)
  if (codeStep) return <Redirect to={codeStep} />
  return (
    <PageFrame title={t.join.sellerTitle} intro={t.join.sellerIntro} narrow>
      <div className="stack">
        <RegisterSellerPanel onSent={() => step.go(paths.verify)} />
        <p className="small muted">
          {t.join.agree}{' '}
          <Link className="link" to={paths.terms}>
            {t.join.terms}
          </Link>{' '}
          ·{' '}
          <Link className="link" to={paths.privacy}>
            {t.join.privacy}
          </Link>
        </p>
        <ToLogin to={step.to(paths.login())} />
      </div>
    </PageFrame>
  )
}

/** Registration of a transporter (TREG-001 to TREG-003). */
export function RegisterTransporterPage() {
  const t = useTexts('join')
  const step = useSignInStep(paths.transporterHome)
  const codeStep = step.codeStep(registerTransporter)
  if (codeStep) return <Redirect to={codeStep} />
  return (
    <PageFrame title={t.join.transporterTitle} intro={t.join.transporterIntro} narrow>
      <div className="stack">
        <RegisterTransporterPanel onSent={() => step.go(paths.verify)} />
        <ToLogin to={step.to(paths.login())} />
      </div>
    </PageFrame>
  )
}
