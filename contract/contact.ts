import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { Email, MessageText, Name, OptionalLine } from './rules/fields.ts'

/** A message that a guest or a user sends to the market (STAT-006, API-066). */
export const ContactMessage = z.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  phone: OptionalLine,
  subject: Name,
  message: MessageText,
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const sendContact = {
  method: 'POST',
  path: '/contact',
  who: 'anyone',
  status: 201,
  body: ContactMessage,
  reply: z.object({
    message: z.string(),
    /** Names the message when the sender asks about it, e.g. `M-4821` (CHAT-188, EXTENSION). */
    reference: z.optional(z.string()),
  }),
  fails: 'sendContact',
} as const satisfies Call
