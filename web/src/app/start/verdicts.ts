import type { VerificationEvent } from '#contract/realtime.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { realtime, type Stop } from '#web/api/socket.ts'
import { refresh } from '#web/api/useCall.ts'

/** Shows the result of a verification at once: pages fetch the profile again, and a toast says it (SPRO-042, TDSH-009). */
export const startVerdicts = (): Stop =>
  realtime.on('verification', (verdict) => {
    refresh(verdict.role === 'seller' ? '/sellers/me' : '/transporters/me')
    void tell(verdict)
  })

/** What only sellers and transporters see is not loaded by buyers (PERF-009). */
async function tell(verdict: VerificationEvent): Promise<void> {
  const { showVerdict } = await importWhenOnline(() => import('./verdictToasts.ts'))
  await showVerdict(verdict)
}
