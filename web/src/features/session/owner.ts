import type { User } from '#contract/user.ts'
import { readText, replaceText } from '#web/api/storage/device.ts'

/**
 * Names the owner of what stays on the device after logout. The second in which the account was made goes in too, which leaves the
 * device with the session, so that millions of numbers fit each name (SEC-026). Of documented fields alone: it is always the same.
 */
export function ownerOf({ phoneNumber, createdAt }: Pick<User, 'phoneNumber' | 'createdAt'>): string {
  const second = Math.floor(Date.parse(createdAt) / 1_000)
  return `o${hash(`${phoneNumber} ${Number.isNaN(second) ? createdAt : second}`).toString(36)}`
}

/** 32 bits (FNV-1a): enough to tell the few people of one device apart, too few to find one number by trying all. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let place = 0; place < text.length; place++) bits = Math.imul(bits ^ text.charCodeAt(place), 0x01000193)
  return bits >>> 0
}

const keptUnderOwner = [
  'cart',
  'wishlist',
  'formDrafts',
  'checkoutDraft',
  'notificationPreferences',
  'addresses',
  'pendingPayments',
  'checkoutData',
]

/** Moves what an earlier version stored under the phone number to the owner. */
export function adoptOldKeys(user: User): void {
  const phone = JSON.stringify(user.phoneNumber)
  const owner = JSON.stringify(ownerOf(user))
  for (const name of keptUnderOwner) {
    const text = readText(name)
    if (!text?.includes(phone)) continue
    const moved = text
      .replaceAll(`${phone}:`, `${owner}:`)
      .replaceAll(`"owner":${phone}`, `"owner":${owner}`)
      .replaceAll(`"payer":${phone}`, `"payer":${owner}`)
    if (moved !== text) replaceText(name, moved)
  }
}
