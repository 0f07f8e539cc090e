import * as z from 'zod/mini'

/** What a person types to register, or to sign in. */
export const PersonFields = z.object({ name: z.string(), phone: z.string(), email: z.string() })
export type PersonFields = z.infer<typeof PersonFields>

export const noPerson: PersonFields = { name: '', phone: '', email: '' }
