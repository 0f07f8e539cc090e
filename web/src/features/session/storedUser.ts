import * as z from 'zod/mini'
import { User } from '#contract/user.ts'

const KEY = 'auth'

/** Shown at once after a reload, until the profile has been read again (GEN-030, GEN-032). */
export function readUser(): User | null {
  try {
    const stored = z.safeParse(z.object({ user: User }), JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return stored.success ? stored.data.user : null
  } catch {
    return null
  }
}

export function storeUser(user: User | null): void {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify({ user }))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the user lives as long as the tab.
  }
}
