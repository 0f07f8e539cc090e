import type * as z from 'zod/mini'
import { register } from '#contract/auth.ts'
import { send } from '#web/api/client.ts'
import { useSession } from '../session.ts'
import { awaitCode, sendCode, sendSignInCode } from '../signInCommands.ts'

/** Requests another code with the call that requested the first: a code of the sign-in call would not register (SEC-025). */
export async function resendCode(): Promise<boolean> {
  const { tempPhoneNumber: phone, registration } = useSession.getState()
  if (phone === null) return false
  if (!registration) return sendSignInCode(phone)
  return sendCode(phone, async () => {
    const { path, body } = registration
    await send({ ...register, path }, { body: body as z.input<typeof register.body> })
    awaitCode(phone, registration)
  })
}
