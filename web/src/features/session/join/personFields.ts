import * as z from 'zod/mini'

/** The fields of the registration and sign-in forms. */
export const PersonFields = z.object({ name: z.string(), phone: z.string(), email: z.string() })
export type PersonFields = z.infer<typeof PersonFields>

export const noPerson: PersonFields = { name: '', phone: '', email: '' }
