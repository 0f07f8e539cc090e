import * as z from 'zod/mini'
import { ContactMessage } from '#contract/contact.ts'
import { groupPhone, isPhone, normalPhone } from '#contract/rules/phone.ts'
import type { User } from '#contract/user.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import type { FieldErrors } from '#web/ui/useForm.ts'

export const ContactForm = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
})
export type ContactForm = z.infer<typeof ContactForm>
export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** Returns the initial values: the user's name, email and phone, otherwise empty. */
export function newContact(user: User | null): ContactForm {
  const [firstName = '', ...others] = user?.name.trim().split(/\s+/) ?? []
  return {
    firstName,
    lastName: others.join(' '),
    email: user?.email ?? '',
    phone: groupPhone(user?.phoneNumber ?? ''),
    subject: '',
    message: '',
  }
}

export const contactBody = (form: ContactForm): ContactMessage => ({ ...form, phone: normalPhone(form.phone) })

/** Returns an error text for each field that breaks the contract (STAT-006, SEC-021). */
export function contactErrors(form: ContactForm, t: Texts<'contact'>): FieldErrors {
  const read = z.safeParse(ContactMessage, contactBody(form))
  const issues = read.success ? [] : read.error.issues
  const errorOf = (field: ContactField): string | undefined => {
    const value = form[field].trim()
    const issue = issues.find(({ path }) => path[0] === field)
    if (issue?.code === 'too_big') return fill(t.contact.tooLong, { n: issue.maximum.toLocaleString('en') })
    if (field === 'phone') return value === '' || isPhone(value) ? undefined : t.contact.phoneWrong
    if (!issue) return undefined
    return field === 'email' && value !== '' ? t.contact.emailWrong : t.contact.missing
  }
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const error = errorOf(field)
      return error === undefined ? [] : [[field, error]]
    }),
  )
}
