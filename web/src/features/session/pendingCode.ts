import * as z from 'zod/mini'

const KEY = 'pendingCode'
/** A registration that waits for its code: sent once more it sends another code, which a sign-in does not (SEC-025). */
const PendingRegistration = z.object({ path: z.string(), body: z.record(z.string(), z.string()) })
export type PendingRegistration = z.infer<typeof PendingRegistration>
const PendingCode = z.object({ phone: z.string(), sentAt: z.number(), registration: z.nullish(PendingRegistration) })
export type PendingCode = z.infer<typeof PendingCode>

/** Survives a reload of /verify-otp in this tab; a code itself is never stored (CHAT-019). */
export function readPendingCode(): PendingCode | null {
  try {
    const stored = z.safeParse(PendingCode, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return stored.success ? stored.data : null
  } catch {
    return null
  }
}

export function storePendingCode(pending: PendingCode | null): void {
  try {
    if (pending) sessionStorage.setItem(KEY, JSON.stringify(pending))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage it lives until the reload.
  }
}
