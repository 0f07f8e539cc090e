import * as z from 'zod/mini'
import { stored } from '#web/api/device.ts'

/** Survives a reload of /verify-otp in this tab; a code itself is never stored (CHAT-019). */
export const pendingCode = stored('pendingCode', z.object({ phone: z.string(), sentAt: z.number() }), 'sessionStorage')
