import * as z from 'zod/mini'
import { DEFAULT_COUNTRY, LIMITS } from '#contract/rules/constants.ts'
import { TransporterInput, type TransporterProfile } from '#contract/transporter.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import type { FieldErrors } from '#web/ui/useForm.ts'

/** The values of the form fields. The licence image isn't one of them, since it is uploaded separately (TPRO-009). */
export const ProfileFields = z.object({
  businessName: z.string(),
  address: z.string(),
  country: z.string(),
  region: z.string(),
  district: z.string(),
  description: z.string(),
})
export type ProfileFields = z.infer<typeof ProfileFields>

export const fieldsOf = (profile: TransporterProfile | undefined): ProfileFields => ({
  businessName: profile?.businessName ?? '',
  address: profile?.address ?? '',
  country: profile?.country || DEFAULT_COUNTRY,
  region: profile?.region ?? '',
  district: profile?.district ?? '',
  description: profile?.description ?? '',
})

/** Returns an error text per field. The region is required, because buyers can't choose a business without one (TPRO-010, SEC-021). */
export function profileErrors(fields: ProfileFields, { transporter: t }: Texts<'transporter'>): FieldErrors {
  const place = fields.region.trim() === '' ? { region: t.regionMissing } : {}
  const parsed = z.safeParse(TransporterInput, fields)
  if (parsed.success) return place
  const textOf = (name: string) => {
    if (name === 'businessName' && fields.businessName.trim() === '') return t.businessMissing
    return fill(t.tooLong, { n: name === 'description' ? LIMITS.description : LIMITS.name })
  }
  return { ...place, ...Object.fromEntries(parsed.error.issues.map(({ path }) => [String(path[0]), textOf(String(path[0]))])) }
}
