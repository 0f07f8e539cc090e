// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { VerificationEvent } from '#contract/realtime.ts'
import { realtime } from '#web/api/socket.ts'
import { refresh } from '#web/api/useCall.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { followVerifications } from './signedInWork.ts'

vi.mock('#web/api/useCall.ts', () => ({ refresh: vi.fn() }))

let receive: (event: VerificationEvent) => void

beforeEach(async () => {
  await loadBundle('shell')
  useToasts.setState({ toasts: [] })
  vi.spyOn(realtime, 'on').mockImplementation((event, handler) => {
    expect(event).toBe('verification')
    receive = handler as typeof receive
    return () => {}
  })
  followVerifications()
})

test.each([
  ['seller', true, '/sellers/me', 'You are verified. You can sell now.'],
  ['seller', false, '/sellers/me', 'Your seller profile must be verified again.'],
  ['transporter', true, '/transporters/me', 'You are verified. You can take deliveries now.'],
  ['transporter', false, '/transporters/me', 'Your transporter profile must be verified again.'],
] as const)(
  '[SPRO-042][TDSH-009] the result for a %s (verified: %s) refetches the profile and shows a toast',
  async (role, isVerified, path, text) => {
    receive({ role, isVerified })
    expect(refresh).toHaveBeenLastCalledWith(path)
    await vi.waitFor(() => expect(useToasts.getState().toasts.map((toast) => toast.text)).toEqual([text]))
  },
)
