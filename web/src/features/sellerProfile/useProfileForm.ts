import { useState } from 'react'
import * as z from 'zod/mini'
import { DEFAULT_COUNTRY, LIMITS } from '#contract/rules/constants.ts'
import { createSellerProfile, type SellerProfile, SellerProfileInput, updateSellerProfile } from '#contract/seller.ts'
import { SellerType } from '#contract/user.ts'
import { ApiError, fieldErrors } from '#web/api/ApiError.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { now } from '#web/api/time.ts'
import { type UploadState, urlOfUpload, useUpload } from '#web/api/uploads/useUpload.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { fill, type Texts, textsNow, useTexts } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { type FieldErrors, useForm } from '#web/ui/useForm.ts'

interface ProfileFormOptions {
  /** The profile to edit; null for a new one. */
  profile: SellerProfile | null
  onSaved: (profile: SellerProfile) => void
}

/** The seller profile form: fields with a stored draft, two ID images, validation and saving (SPRO-010, SPRO-011, SELL-010). */
export function useProfileForm({ profile, onSaved }: ProfileFormOptions) {
  const t = useTexts('sellerProfile')
  const draft = useDraft(profile ? 'sellerProfileEdit' : 'sellerProfile', DraftFields, draftOf(fieldsOf(profile)))
  const [nationalId, setNationalId] = useState(profile?.nationalId ?? '')
  const fields: ProfileFields = { ...draft.value, nationalId }
  const [isRestored, setRestored] = useState(draft.isStored)
  const front = useUpload('seller-documents', profile?.frontNationalId, nameOf('front'))
  const back = useUpload('seller-documents', profile?.backNationalId, nameOf('back'))
  const images = { frontNationalId: urlOf(front.state), backNationalId: urlOf(back.state) }

  const saving = useAction(async (sent: ProfileFields) => {
    const [frontNationalId, backNationalId] = await Promise.all([urlOfUpload(front), urlOfUpload(back)])
    // The field shows why its upload failed.
    if (!frontNationalId || !backNationalId) return
    const body = bodyOf(sent, { frontNationalId, backNationalId })
    try {
      const saved = await save(profile, body)
      draft.clear()
      profileToast.success(() => (profile ? ownTexts().updated : ownTexts().created))
      const { message } = saved
      if (message) profileToast.notice(() => message)
      onSaved(saved)
    } catch (error) {
      profileToast.failure(() => errorText(error, textsNow()))
      throw error
    }
  })
  const form = useForm({
    values: fields,
    set: (next) => {
      setNationalId(next.nationalId)
      if (next.nationalId === nationalId) draft.set(draftOf(next))
    },
    validate: (typed) => profileErrors(typed, images, t.sellerProfile),
    onSubmit: saving.run,
    onInvalid: (typed) => profileToast.failure(() => problemOf(profileErrors(typed, images, ownTexts()))),
    live: true,
    refused: fieldErrors(saving.error),
  })
  const startOver = () => {
    draft.clear()
    setNationalId(profile?.nationalId ?? '')
    setRestored(false)
    form.clearErrors()
  }
  return { form, fields, front, back, isRestored, startOver, busy: saving.busy }
}
export type ProfileForm = ReturnType<typeof useProfileForm>

const profileToast = toastOf('seller profile')
const ownTexts = () => textsNow('sellerProfile').sellerProfile

const problemOf = (errors: FieldErrors): string =>
  isIncomplete(errors, ownTexts()) ? ownTexts().incomplete : (Object.values(errors)[0] ?? '')

/** Saves the profile. A 409 on creating means that an earlier response was lost and the profile exists, so it is updated instead. */
async function save(
  profile: SellerProfile | null,
  body: ReturnType<typeof bodyOf>,
): Promise<SellerProfile & { message?: string | undefined }> {
  if (!profile) {
    try {
      return await send(createSellerProfile, { body })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error
    }
  }
  return send(updateSellerProfile, { body })
}

/** Used in place of the URL of an image whose upload isn't finished; never sent. */
const UNDER_WAY = '/uploads/seller-documents/under-way.jpg'
/** An image under way counts as uploaded: saving waits for it (SELL-019). */
const urlOf = (state: UploadState): string => (state.stage === 'uploaded' ? state.url : state.stage === 'uploading' ? UNDER_WAY : '')

const nameOf = (side: 'front' | 'back') => (file: File) => idImageName(side, file.name, now())

export interface ProfileFields extends DraftFields {
  nationalId: string
}

/** The fields stored on the device as a draft. The ID number and images are never stored (SELL-010). */
const DraftFields = z.object({
  businessName: z.string(),
  sellerType: SellerType,
  companyRegistrationNumber: z.string(),
  associationRegistrationNumber: z.string(),
  address: z.string(),
  region: z.string(),
  district: z.string(),
  city: z.string(),
})
type DraftFields = z.infer<typeof DraftFields>

function draftOf(fields: ProfileFields): DraftFields {
  const { nationalId: _, ...draft } = fields
  return draft
}

/** URLs of the uploaded images; '' for none. */
interface IdImages {
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
