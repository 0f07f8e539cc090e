import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { Email, Name } from './rules/fields.ts'
import { PlusPhone } from './rules/phone.ts'
import { SellerType, User } from './user.ts'

/** The reply to a code request. `otpSent: false` means the user is registered but no code was sent; if missing, a code was sent (TREG-003, EXTENSION). */
export const CodeSent = z.object({ message: z.string(), otpSent: z.optional(z.boolean()) })
export const SignedIn = z.object({ accessToken: z.string(), user: User })
export type SignedIn = z.infer<typeof SignedIn>

export const CodeRequest = z.object({ phoneNumber: PlusPhone })
/** Verifies a one-time code. Clients send it as `otp`; the mock also accepts `code` (API-004). */
export const CodeCheck = z.object({
  phoneNumber: PlusPhone,
  otp: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
})
/** A new buyer. The thread registers without an email (CHAT-189, EXTENSION). */
export const Registration = z.object({ name: Name, phoneNumber: PlusPhone, email: z.optional(Email) })
export type Registration = z.infer<typeof Registration>
export const SellerRegistration = z.object({ name: Name, phoneNumber: PlusPhone, email: Email, sellerType: SellerType })
export const TransporterRegistration = z.object({ name: Name, phoneNumber: PlusPhone, email: Email, businessName: Name })

export const requestCode = {
  method: 'POST',
  path: '/auth/login/phone',
  who: 'anyone',
  status: 200,
  body: CodeRequest,
  reply: CodeSent,
  fails: 'login',
} as const satisfies Call
export const verifyCode = {
  method: 'POST',
  path: '/auth/verify-otp',
  who: 'anyone',
  status: 200,
  body: CodeCheck,
  reply: SignedIn,
  fails: 'verifyCode',
} as const satisfies Call
export const register = {
  method: 'POST',
  path: '/auth/register',
  who: 'anyone',
  status: 200,
  body: Registration,
  reply: CodeSent,
  fails: 'register',
} as const satisfies Call
export const registerSeller = {
  method: 'POST',
  path: '/auth/register/seller',
  who: 'anyone',
  status: 200,
  body: SellerRegistration,
  reply: CodeSent,
  fails: 'registerSeller',
} as const satisfies Call
export const registerTransporter = {
  method: 'POST',
  path: '/auth/register/transporter',
  who: 'anyone',
  status: 200,
  body: TransporterRegistration,
  reply: CodeSent,
  fails: 'registerTransporter',
} as const satisfies Call
