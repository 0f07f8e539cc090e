import * as z from 'zod/mini'

const KEY = 'pendingCode'
const PendingCode = z.object({ phone: z.string(), sentAt: z.number() })
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
