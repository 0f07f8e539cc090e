import type { VerificationEvent } from '#contract/realtime.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { realtime, type Stop } from '#web/api/socket.ts'
import { refresh } from '#web/api/useCall.ts'

/** Follows the result of a verification: refetches the profile and shows a toast (SPRO-042, TDSH-009). */
export const startVerdicts = (): Stop =>
  realtime.on('verification', (verdict) => {
    refresh(verdict.role === 'seller' ? '/sellers/me' : '/transporters/me')
    void tell(verdict)
  })

/** Loaded on demand, because only sellers and transporters need it (PERF-009). */
async function tell(verdict: VerificationEvent): Promise<void> {
  const { showVerdict } = await importWhenOnline(() => import('./verdictToasts.ts'))
  await showVerdict(verdict)
}
