import * as z from 'zod/mini'

export const Role = z.enum(['buyer', 'seller', 'transporter'])
export type Role = z.infer<typeof Role>

/** The legal form of a seller (SPRO-034). It is not in seller.ts: registration needs it, and buyers should not load the profile code. */
export const SellerType = z.enum(['individual', 'company', 'association'])
export type SellerType = z.infer<typeof SellerType>

/**
 * A signed-in user. A buyer who registered without an email has none (CHAT-189, EXTENSION). `roles` are unparsed API words and never contain `buyer`: every user is a
 * buyer (GEN-038, NAV-025).
 */
export const User = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  email: z.nullish(z.string()),
  phoneNumber: z.string(),
  roles: z.array(z.string()),
  createdAt: z.string(),
  isVerified: z.boolean(),
})
export type User = z.infer<typeof User>
