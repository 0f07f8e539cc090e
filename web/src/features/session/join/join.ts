import type * as z from 'zod/mini'
import { registerSeller as sellerCall, registerTransporter as transporterCall } from '#contract/auth.ts'
import { withPlus } from '#contract/rules/phone.ts'
import type { SellerType } from '#contract/user.ts'
import { send } from '#web/api/client.ts'
import { signOut } from '../commands.ts'
import { useSession } from '../session.ts'
import { attempt, awaitCode, type Registration } from '../signInCommands.ts'

/** `code` where one is on its way, else the message of the server (TREG-003); null when the call failed. */
export type Joined = 'code' | { message: string } | null

/** Registers a seller; the account exists once the code is confirmed, like every registration (SPRO-009). */
export const registerSeller = (person: Registration, sellerType: SellerType): Promise<Joined> =>
  join(sellerCall, { ...bodyOf(person), sellerType })

/** Registers a transporter (TREG-006). */
export const registerTransporter = (person: Registration, businessName: string): Promise<Joined> =>
  join(transporterCall, { ...bodyOf(person), businessName: businessName.trim() })

const bodyOf = ({ name, phone, email }: Registration) => ({ name: name.trim(), phoneNumber: withPlus(phone), email: email.trim() })

async function join<C extends typeof sellerCall | typeof transporterCall>(call: C, body: z.input<C['body']>): Promise<Joined> {
  let joined: Joined = null
  await attempt(async () => {
    const { message, otpSent = true } = await send<typeof sellerCall | typeof transporterCall>(call, { body })
    joined = otpSent ? 'code' : { message }
    if (!otpSent) return
    // The new role comes with the session that the code begins.
    if (useSession.getState().isAuthenticated) signOut()
    awaitCode(body.phoneNumber, { path: call.path, body })
  })
  return joined
}
