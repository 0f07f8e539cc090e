import type { User } from '#contract/user.ts'
import { readText, replaceText } from '#web/api/storage/device.ts'

/**
 * The id under which a person's data stay on the device after logout. It hashes the phone number and the second in which the account was
 * created. The time is removed from the device at logout, so millions of numbers fit each id (SEC-026). The API documents both fields, so
 * the id is stable.
 */
export function ownerOf({ phoneNumber, createdAt }: Pick<User, 'phoneNumber' | 'createdAt'>): string {
  const second = Math.floor(Date.parse(createdAt) / 1_000)
  return `o${hash(`${phoneNumber} ${Number.isNaN(second) ? createdAt : second}`).toString(36)}`
}

/** FNV-1a, 32 bits: enough to tell the people of one device apart, too few to find a number by trying all. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let place = 0; place < text.length; place++) bits = Math.imul(bits ^ text.charCodeAt(place), 0x01000193)
  return bits >>> 0
}

const ownedKeys = [
  'cart',
  'wishlist',
  'formDrafts',
  'checkoutDraft',
  'notificationPreferences',
  'addresses',
  'pendingPayments',
  'checkoutData',
]

/** Moves data that an earlier version stored under the phone number to the owner id. */
export function migratePhoneKeys(user: User): void {
  const phone = JSON.stringify(user.phoneNumber)
  const owner = JSON.stringify(ownerOf(user))
  for (const name of ownedKeys) {
    const text = readText(name)
    if (!text?.includes(phone)) continue
    const moved = text
      .replaceAll(`${phone}:`, `${owner}:`)
      .replaceAll(`"owner":${phone}`, `"owner":${owner}`)
      .replaceAll(`"payer":${phone}`, `"payer":${owner}`)
    if (moved !== text) replaceText(name, moved)
  }
}
