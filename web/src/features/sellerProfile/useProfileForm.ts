import { useState } from 'react'
import { createSellerProfile, type SellerProfile, updateSellerProfile } from '#contract/seller.ts'
import { ApiError, fieldErrors } from '#web/api/ApiError.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { now } from '#web/api/time.ts'
import { type UploadState, urlOfUpload, useUpload } from '#web/api/uploads/useUpload.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { type FieldErrors, useForm } from '#web/ui/useForm.ts'
import { bodyOf, DraftFields, draftOf, fieldsOf, idImageName, isIncomplete, type ProfileFields, profileErrors } from './form.ts'

export interface ProfileFormOptions {
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
