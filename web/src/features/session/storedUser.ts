import * as z from 'zod/mini'
import { User } from '#contract/user.ts'
import { stored } from '#web/api/storage/device.ts'
import { migratePhoneKeys } from './owner.ts'

const auth = stored('auth', z.object({ user: User }))

/** The stored user, shown after a reload until the profile is fetched (GEN-030, GEN-032). */
export function readUser(): User | null {
  const user = auth.read()?.user ?? null
  if (user) migratePhoneKeys(user)
  return user
}

export function storeUser(user: User | null): void {
  auth.write(user && { user })
  if (user) migratePhoneKeys(user)
}
