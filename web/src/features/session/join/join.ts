import type * as z from 'zod/mini'
import { registerSeller as sellerCall, registerTransporter as transporterCall } from '#contract/auth.ts'
import { withPlus } from '#contract/rules/phone.ts'
import type { SellerType } from '#contract/user.ts'
import { send } from '#web/api/client.ts'
import { signOut } from '../commands.ts'
import { useSession } from '../session.ts'
import { attempt, awaitCode, forgetOtherNumber } from '../signInCommands.ts'
import type { PersonFields } from './personFields.ts'

/** `code` if a code was sent, else the server's message (TREG-003); null if the request failed. */
export type JoinResult = 'code' | { message: string } | null

/** Registers a seller. The account is created when the code is confirmed (SPRO-009). */
export const registerSeller = (person: PersonFields, sellerType: SellerType): Promise<JoinResult> =>
  join(sellerCall, { ...bodyOf(person), sellerType })

/** Registers a transporter (TREG-006). */
export const registerTransporter = (person: PersonFields, businessName: string): Promise<JoinResult> =>
  join(transporterCall, { ...bodyOf(person), businessName: businessName.trim() })

const bodyOf = ({ name, phone, email }: PersonFields) => ({ name: name.trim(), phoneNumber: withPlus(phone), email: email.trim() })

async function join<C extends typeof sellerCall | typeof transporterCall>(call: C, body: z.input<C['body']>): Promise<JoinResult> {
  let joined: JoinResult = null
  await attempt(async () => {
    forgetOtherNumber(body.phoneNumber)
    const { message, otpSent = true } = await send<typeof sellerCall | typeof transporterCall>(call, { body })
    joined = otpSent ? 'code' : { message }
    if (!otpSent) return
    // The session started by the code will have the new role.
    if (useSession.getState().isAuthenticated) signOut()
    awaitCode(body.phoneNumber, { path: call.path, body })
  })
  return joined
}
