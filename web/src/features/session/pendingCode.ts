import * as z from 'zod/mini'
import { PENDING_CODE_KEPT_FOR } from '#contract/rules/constants.ts'
import { stored } from '#web/api/storage/device.ts'
import { deviceNow } from '#web/api/time.ts'

/** A registration whose code is pending. Repeating its call sends another code; a sign-in call would not (SEC-025). */
const PendingRegistration = z.object({ path: z.string(), body: z.record(z.string(), z.string()) })
export type PendingRegistration = z.infer<typeof PendingRegistration>
const PendingCode = z.object({ phone: z.string(), sentAt: z.number(), registration: z.nullish(PendingRegistration) })
type PendingCode = z.infer<typeof PendingCode>

/** `until` is in device time, because the session is read before the mock world's clock is known. */
const device = stored('pendingCode', z.extend(PendingCode, { until: z.number() }))

/**
 * The number a code was sent to. The phone may close the app while the buyer reads the message, so it is kept on the device for 10 minutes
 * (CHAT-174). The code itself is never stored (CHAT-019).
 */
export const pendingCode = {
  /** Returns null, and removes the number, once the time is over or the device's clock was set back. */
  read(): PendingCode | null {
    const found = device.read()
    const left = (found?.until ?? 0) - deviceNow()
    if (left > 0 && left <= PENDING_CODE_KEPT_FOR) return found
    device.write(null)
    return null
  },
  write: (pending: PendingCode | null): boolean => device.write(pending && { ...pending, until: deviceNow() + PENDING_CODE_KEPT_FOR }),
}
