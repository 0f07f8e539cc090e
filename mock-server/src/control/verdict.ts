import { say } from '../http/messages.ts'
import type { World } from '../world/world.ts'

interface Profile {
  readonly userId: string
  readonly isVerified: boolean
}

/** Tells the owner of a profile the result of its verification, if there is a new one: on open pages and by text message (SPRO-042). */
export function tellVerdict(world: World, collection: 'sellers' | 'transporters', before: Profile, { userId, isVerified }: Profile): void {
  if (before.isVerified === isVerified) return
  const role = collection === 'sellers' ? 'seller' : 'transporter'
  world.sockets.verification(userId, { role, isVerified })
  const phone = world.db.users.get(userId)?.phoneNumber
  const text = `${role}_${isVerified ? 'verified' : 'verification_ended'}` as const
  // The world does not know in which language its owner reads: the message has both.
  if (phone) world.inbox.send({ to: phone, text: `${say(text, 'sw')} / ${say(text, 'en')}` })
}
