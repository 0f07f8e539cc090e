import * as z from 'zod/mini'
import { stored } from '#web/api/storage/device.ts'

/** A registration whose code is pending. Repeating its call sends another code; a sign-in call would not (SEC-025). */
const PendingRegistration = z.object({ path: z.string(), body: z.record(z.string(), z.string()) })
export type PendingRegistration = z.infer<typeof PendingRegistration>
const PendingCode = z.object({ phone: z.string(), sentAt: z.number(), registration: z.nullish(PendingRegistration) })

/** The number a code was sent to. It survives a reload of /verify-otp in this tab; the code is never stored (CHAT-019). */
export const pendingCode = stored('pendingCode', PendingCode, 'sessionStorage')
