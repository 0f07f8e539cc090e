import type { VerificationEvent } from '#contract/realtime.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { realtime, type Stop } from '#web/api/socket.ts'
import { refresh } from '#web/api/useCall.ts'

/** Follows the result of a verification: refetches the profile and shows a toast (SPRO-042, TDSH-009). */
export const followVerifications = (): Stop =>
  realtime.on('verification', (event) => {
    refresh(event.role === 'seller' ? '/sellers/me' : '/transporters/me')
    void showToast(event)
  })

/** Loaded on demand, because only sellers and transporters need it (PERF-009). */
async function showToast(event: VerificationEvent): Promise<void> {
  const { showVerificationResult } = await importWhenOnline(() => import('./verificationToasts.ts'))
  await showVerificationResult(event)
}
