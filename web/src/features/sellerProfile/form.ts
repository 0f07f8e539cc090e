import * as z from 'zod/mini'
import { DEFAULT_COUNTRY, LIMITS } from '#contract/rules/constants.ts'
import { type SellerProfile, SellerProfileInput } from '#contract/seller.ts'
import { SellerType } from '#contract/user.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import type { FieldErrors } from '#web/ui/useForm.ts'

export interface ProfileFields extends DraftFields {
  nationalId: string
}

/** The fields stored on the device as a draft. The ID number and images are never stored (SELL-010). */
export const DraftFields = z.object({
  businessName: z.string(),
  sellerType: SellerType,
  companyRegistrationNumber: z.string(),
  associationRegistrationNumber: z.string(),
  address: z.string(),
  region: z.string(),
  district: z.string(),
  city: z.string(),
})
export type DraftFields = z.infer<typeof DraftFields>

export function draftOf(fields: ProfileFields): DraftFields {
  const { nationalId: _, ...draft } = fields
  return draft
}

/** URLs of the uploaded images; '' for none. */
export interface IdImages {
  frontNationalId: string
  backNationalId: string
}

/** The values of a new profile, which starts as an individual (SPRO-034). */
const newFields: ProfileFields = {
  businessName: '',
  sellerType: 'individual',
  nationalId: '',
  companyRegistrationNumber: '',
  associationRegistrationNumber: '',
  address: '',
  region: '',
  district: '',
  city: '',
}

/** Form values of a stored profile (SPRO-011), or of a new one. */
export function fieldsOf(profile: SellerProfile | null): ProfileFields {
  if (!profile) return newFields
  const { businessName, sellerType, nationalId, address, region, district, city } = profile
  const { companyRegistrationNumber = '', associationRegistrationNumber = '' } = profile
  return { businessName, sellerType, nationalId, companyRegistrationNumber, associationRegistrationNumber, address, region, district, city }
}

/** The required fields, including the city (SPRO-029, SPRO-030). */
const required = ['businessName', 'nationalId', 'address', 'region', 'district', 'city'] as const

/** Returns the request body (SPRO-033, SPRO-035). It has only the seller type's registration number, if filled (SPRO-028). */
export function bodyOf({ companyRegistrationNumber, associationRegistrationNumber, ...rest }: ProfileFields, images: IdImages) {
  const company = rest.sellerType === 'company' ? companyRegistrationNumber.trim() : ''
  const association = rest.sellerType === 'association' ? associationRegistrationNumber.trim() : ''
  return {
    ...rest,
    ...images,
    country: DEFAULT_COUNTRY,
    ...(company !== '' && { companyRegistrationNumber: company }),
    ...(association !== '' && { associationRegistrationNumber: association }),
  }
}

/** Returns an error text per field: for missing fields, otherwise for fields the contract refuses. */
export function profileErrors(fields: ProfileFields, images: IdImages, t: Texts<'sellerProfile'>['sellerProfile']): FieldErrors {
  const missing = {
    ...Object.fromEntries(required.filter((name) => fields[name].trim() === '').map((name) => [name, t.missing])),
    ...(images.frontNationalId === '' && { frontNationalId: t.imageMissing }),
    ...(images.backNationalId === '' && { backNationalId: t.imageMissing }),
  }
  if (Object.keys(missing).length > 0) return missing
  const read = z.safeParse(SellerProfileInput, bodyOf(fields, images))
  if (read.success) return {}
  const textOf = (name: string) => (name === 'nationalId' ? t.idWrong : fill(t.tooLong, { n: LIMITS.name }))
  return Object.fromEntries(read.error.issues.map(({ path }) => [String(path[0]), textOf(String(path[0]))]))
}

/** True if a field is missing. One sentence then replaces all error texts (SPRO-029). */
export const isIncomplete = (errors: FieldErrors, t: Texts<'sellerProfile'>['sellerProfile']): boolean =>
  Object.values(errors).some((error) => error === t.missing || error === t.imageMissing)

/** Returns the file name of an ID image: `id_front_{ms}_{file_name}`, with spaces replaced by underscores (API-047). */
export const idImageName = (side: 'front' | 'back', fileName: string, at: number): string =>
  `id_${side}_${at}_${fileName.replaceAll(/\s+/g, '_')}`
