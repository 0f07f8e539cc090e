import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { filled, Id, Name, Notice, OptionalLine } from './rules/fields.ts'
import { ImageAddress } from './upload.ts'
import { SellerType } from './user.ts'

export const SellerProfileInput = z.object({
  businessName: Name,
  sellerType: SellerType,
  address: Name,
  region: Name,
  district: Name,
  city: Name,
  country: Name,
  nationalId: filled(40, 4),
  frontNationalId: ImageAddress,
  backNationalId: ImageAddress,
  companyRegistrationNumber: OptionalLine,
  associationRegistrationNumber: OptionalLine,
})
export type SellerProfileInput = z.infer<typeof SellerProfileInput>

/** The business profile of a seller. A new one starts unverified (SPRO-033, SPRO-042). */
export const SellerProfile = z.object({
  id: z.optional(Id),
  businessName: z.string(),
  sellerType: SellerType,
  address: z.string(),
  region: z.string(),
  district: z.string(),
  city: z.string(),
  country: z.string(),
  nationalId: z.string(),
  frontNationalId: z.string(),
  backNationalId: z.string(),
  companyRegistrationNumber: z.optional(z.string()),
  associationRegistrationNumber: z.optional(z.string()),
  isVerified: z.boolean(),
})
export type SellerProfile = z.infer<typeof SellerProfile>

/** How far a seller's profile has come (SPRO-038). */
export type SellerProfileState = 'none' | 'pending' | 'verified'
/** Every legal move of a profile: a change of name or papers makes a verified one wait again (SPRO-041). */
export const sellerProfileMoves: Readonly<Record<SellerProfileState, readonly SellerProfileState[]>> = {
  none: ['pending'],
  pending: ['verified'],
  verified: ['pending'],
}
/** Returns the state of a profile; null means there is none yet. */
export const sellerProfileState = (profile: SellerProfile | null): SellerProfileState =>
  profile ? (profile.isVerified ? 'verified' : 'pending') : 'none'

export const getSellerProfile = {
  method: 'GET',
  path: '/sellers/me',
  who: 'seller',
  status: 200,
  reply: SellerProfile,
  fails: 'fetchSellerProfile',
} as const satisfies Call
export const createSellerProfile = {
  method: 'POST',
  path: '/sellers',
  who: 'seller',
  status: 201,
  body: SellerProfileInput,
  reply: SellerProfile,
  fails: 'createSellerProfile',
} as const satisfies Call
export const updateSellerProfile = {
  method: 'PUT',
  path: '/sellers/me',
  who: 'seller',
  status: 200,
  body: SellerProfileInput,
  reply: z.extend(SellerProfile, Notice),
  fails: 'updateSellerProfile',
} as const satisfies Call
