import * as z from 'zod/mini'
import { SignedIn } from '../auth.ts'
import type { ControlCall } from './controlCall.ts'
import { SellerRecord, TransporterRecord } from './records.ts'

/** A test account (QA-009). `phone` has a plus, as typed at sign-in; `note` says what to use the account for. */
export const Account = z.object({
  key: z.string(),
  name: z.string(),
  phone: z.string(),
  roles: z.array(z.string()),
  note: z.string(),
})
export type Account = z.infer<typeof Account>

export const Verdict = z.nullish(z.strictObject({ isVerified: z.optional(z.boolean()) }))

export const listAccounts = {
  method: 'GET',
  path: '/accounts',
  about: 'Lists the test accounts of the seed.',
  status: 200,
  reply: z.array(Account),
} as const satisfies ControlCall
export const openSession = {
  method: 'POST',
  path: '/sessions',
  about: 'Signs a user in without a code.',
  status: 201,
  body: z.strictObject({ phoneNumber: z.string() }),
  reply: SignedIn,
} as const satisfies ControlCall
/** `id` is the id of the profile or of its user. */
export const verifySeller = {
  method: 'POST',
  path: '/sellers/:id/verify',
  about: 'Verifies the profile of a seller, or with `isVerified: false` removes the verification.',
  status: 200,
  body: Verdict,
  reply: SellerRecord,
} as const satisfies ControlCall
/** `id` is the id of the profile or of its user. */
export const verifyTransporter = {
  method: 'POST',
  path: '/transporters/:id/verify',
  about: 'Verifies the profile of a transporter, or with `isVerified: false` removes the verification.',
  status: 200,
  body: Verdict,
  reply: TransporterRecord,
} as const satisfies ControlCall
