import { useState } from 'react'
import { createTransporter, type TransporterInput, type TransporterProfile, updateTransporter } from '#contract/transporter.ts'
import { ApiError, fieldErrors } from '#web/api/ApiError.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { urlOfUpload, useUpload } from '#web/api/uploads/useUpload.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'
import { fieldsOf, ProfileFields, profileErrors } from './form.ts'
import { useTransporter } from './useTransporter.ts'

/** The profile form with a stored draft. Saving waits for the picture's upload, then sends the profile (API-064, API-065). */
export function useTransporterForm(profile: TransporterProfile | undefined, onSaved: () => void) {
  const t = useTexts('transporter')
  const { replace } = useTransporter()
  const draft = useDraft(profile ? 'transporterProfileEdit' : 'transporterProfile', ProfileFields, fieldsOf(profile))
  const [isRestored, setRestored] = useState(draft.isStored)
  const licence = useUpload('seller-documents', profile?.licenseImage)
  const saving = useAction(async (typed: ProfileFields) => {
    const url = await urlOfUpload(licence)
    if (url === null) return
    const body = { ...typed, ...(url && { licenseImage: url }) }
    const notice = await save(profile, body, replace).catch(toastFailure)
    draft.clear()
    profileToast.success(() => textsNow('transporter').transporter[profile ? 'profileUpdated' : 'profileMade'])
    if (notice) profileToast.notice(() => notice)
    onSaved()
  })
  const form = useForm({
    values: draft.value,
    set: draft.set,
    validate: (values) => profileErrors(values, t),
    onSubmit: saving.run,
    refused: fieldErrors(saving.error),
  })
  const startOver = () => {
    draft.clear()
    setRestored(false)
    form.clearErrors()
  }
  return { form, fields: draft.value, licence, isRestored, startOver, busy: saving.busy }
}

const profileToast = toastOf('transporter profile')

function toastFailure(error: unknown): never {
  profileToast.failure(() => errorText(error, textsNow()))
  throw error
}

/** Saves the profile, updates the cache and returns the server's message, if any. */
async function save(
  profile: TransporterProfile | undefined,
  body: TransporterInput,
  replace: (newer: TransporterProfile) => void,
): Promise<string | undefined> {
  if (!profile) {
    try {
      replace(await send(createTransporter, { body }))
      return undefined
    } catch (error) {
      // A 409 means that an earlier response was lost and the profile exists, so update it instead.
      if (!(error instanceof ApiError && error.status === 409)) throw error
    }
  }
  const { message, ...newer } = await send(updateTransporter, { body })
  replace(newer)
  return message
}
