import type { User } from '#contract/user.ts'
import { readText, replaceText } from '#web/api/device.ts'

/**
 * Names the owner of what stays on the device after logout. Nobody gets from it to the number: the second in which the account
 * was made goes in too, and only the server keeps that (SEC-026). Made of documented fields alone, so it is always the same.
 */
export function ownerOf({ phoneNumber, createdAt }: Pick<User, 'phoneNumber' | 'createdAt'>): string {
  const second = Math.floor(Date.parse(createdAt) / 1_000)
  return hash(`${phoneNumber} ${Number.isNaN(second) ? createdAt : second}`)
}

/** 53 bits (cyrb53). No secret hangs on it: it has to tell apart the few people of one device. */
function hash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place)
    a = Math.imul(a ^ code, 2_654_435_761)
    b = Math.imul(b ^ code, 1_597_334_677)
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909)
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909)
  return `o${(4_294_967_296 * (2_097_151 & b) + (a >>> 0)).toString(36)}`
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

/** What an earlier version kept under the phone number goes on under the owner. */
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
