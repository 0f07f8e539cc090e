import { verifySeller, verifyTransporter } from '#contract/control/people.ts'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { fill, useMockTexts } from '../../texts.ts'
import type { NamedProfile } from './useProfiles.ts'

/** Verifies a profile, like an administrator, or withdraws the verification (QA-010). */
export function VerifySwitch({ profile: { collection, id, isVerified }, name }: { profile: NamedProfile; name: string }) {
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
