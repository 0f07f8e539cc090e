import { say } from '../http/messages.ts'
import type { World } from '../world/world.ts'

interface Profile {
  readonly userId: string
  readonly isVerified: boolean
}

/** Notifies the owner of a profile if its verification has changed: on open pages and by text message (SPRO-042). */
export function notifyVerification(
  world: World,
  collection: 'sellers' | 'transporters',
  before: Profile,
  { userId, isVerified }: Profile,
): void {
  if (before.isVerified === isVerified) return
  const role = collection === 'sellers' ? 'seller' : 'transporter'
  world.sockets.verification(userId, { role, isVerified })
  const phone = world.db.users.get(userId)?.phoneNumber
  const text = `${role}_${isVerified ? 'verified' : 'verification_ended'}` as const
  // The owner's language is not stored, so the message has both.
  if (phone) world.inbox.send({ to: phone, text: `${say(text, 'sw')} / ${say(text, 'en')}` })
}
