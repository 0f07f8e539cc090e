import * as z from 'zod/mini'

export const Role = z.enum(['buyer', 'seller', 'transporter'])
export type Role = z.infer<typeof Role>

/** What a seller is; registration asks for it, hence not beside the profile, which buyers' phones never need (SPRO-034). */
export const SellerType = z.enum(['individual', 'company', 'association'])
export type SellerType = z.infer<typeof SellerType>

/** A signed-in user. Roles come as the API writes them; `buyer` is never listed: every signed-in user is one (GEN-038, NAV-025). */
export const User = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  roles: z.array(z.string()),
  createdAt: z.string(),
  isVerified: z.boolean(),
})
export type User = z.infer<typeof User>
