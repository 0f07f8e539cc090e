import { LIMITS } from '#contract/rules/constants.ts'
import { isPhone } from '#contract/rules/phone.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import type { FieldErrors } from '#web/ui/useForm.ts'
import type { PersonFields } from './personFields.ts'

/** Validates the fields and returns an error text for each invalid one (AUTH-019, AUTH-021, SEC-021). A missing email is valid if it is optional. */
export function registrationErrors({ name, phone, email }: PersonFields, t: Texts<'signIn'>, isEmailOptional: boolean): FieldErrors {
  return {
    ...(name.trim() === '' && { name: t.session.nameMissing }),
    ...(name.trim().length > LIMITS.name && { name: fill(t.session.tooLong, { n: LIMITS.name }) }),
    ...(!isPhone(phone) && { phone: t.session.phoneInvalid }),
    ...(!(isEmailOptional && email.trim() === '') && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: t.session.emailInvalid }),
    ...(email.trim().length > LIMITS.name && { email: fill(t.session.tooLong, { n: LIMITS.name }) }),
  }
}
