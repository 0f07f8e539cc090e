import * as z from 'zod/mini'
import { ContactMessage } from '#contract/contact.ts'
import { groupPhone, isPhone, normalPhone } from '#contract/rules/phone.ts'
import type { User } from '#contract/user.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'

/** In the order shown. */
export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactForm = Readonly<Record<ContactField, string>>
export type ContactProblems = { readonly [Field in ContactField]?: string }

/** What is known of the person is filled in already. */
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

/** As it is sent. */
export const contactBody = (form: ContactForm): ContactMessage => ({ ...form, phone: normalPhone(form.phone) })

/** What is wrong with which field, first field first, by the rules of the contract (STAT-006, SEC-021). */
export function contactProblems(form: ContactForm, t: Texts<'contact'>): ContactProblems {
  const read = z.safeParse(ContactMessage, contactBody(form))
  const issues = read.success ? [] : read.error.issues
  const problemOf = (field: ContactField): string | undefined => {
    const value = form[field].trim()
    const issue = issues.find(({ path }) => path[0] === field)
    if (issue?.code === 'too_big') return fill(t.contact.tooLong, { n: issue.maximum.toLocaleString('en') })
    if (field === 'phone') return value === '' || isPhone(value) ? undefined : t.contact.phoneWrong
    if (!issue) return undefined
    return field === 'email' && value !== '' ? t.contact.emailWrong : t.contact.missing
  }
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const problem = problemOf(field)
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}
