import { RegisterTransporterPanel } from '#web/features/session/join/RegisterTransporterPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { useSignInStep } from '../useSignInStep.ts'
import { ToLogin } from './ToLogin.tsx'

/** Registration of a transporter (TREG-001 to TREG-003). */
export function RegisterTransporterPage() {
  const t = useTexts('join')
  const step = useSignInStep(transporterPaths.dashboard)
  return (
    <PageFrame title={t.join.transporterTitle} intro={t.join.transporterIntro} narrow>
      <div className="stack">
        <RegisterTransporterPanel onSent={() => step.go(paths.verify)} />
        <ToLogin to={step.to(paths.login())} />
      </div>
    </PageFrame>
  )
}
