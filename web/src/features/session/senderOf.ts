import type { ContactMessage } from '#contract/contact.ts'
import type { User } from '#contract/user.ts'
import { config } from '#web/api/config.ts'

/** Returns the name and email of a contact message. An account may lack one of them, and the call requires all three. */
export function senderOf({ name, email, phoneNumber }: User): Pick<ContactMessage, 'firstName' | 'lastName' | 'email'> {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return {
    firstName: firstName || phoneNumber,
    lastName: rest.join(' ') || firstName || phoneNumber,
    email: email || config.support.email,
  }
}
