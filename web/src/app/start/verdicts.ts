import type { VerificationEvent } from '#contract/realtime.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { realtime, type Stop } from '#web/api/socket.ts'
import { refresh } from '#web/api/useCall.ts'
import { loadArea, textsNow } from '#web/i18n/texts.ts'
import { toast } from '#web/ui/toast.ts'

/** Shows the result of a verification at once: pages fetch the profile again, and a toast says it wherever its owner is (SPRO-042, TDSH-009). */
export const startVerdicts = (): Stop =>
  realtime.on('verification', (verdict) => {
    refresh(verdict.role === 'seller' ? '/sellers/me' : '/transporters/me')
    void tell(verdict)
  })

async function tell({ role, isVerified }: VerificationEvent): Promise<void> {
  await importWhenOnline(() => loadArea('areas'))
  const show = isVerified ? toast.success : toast.notice
  show(() => {
    const { areas: t } = textsNow('areas')
    return (isVerified ? t.verified : t.verificationEnded)[role]
  })
}
