import { useState } from 'react'
import { createTransporter, type TransporterInput, type TransporterProfile, updateTransporter } from '#contract/transporter.ts'
import { ApiError, fieldErrors } from '#web/api/ApiError.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { type Upload, useUpload } from '#web/api/uploads/useUpload.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'
import { fieldsOf, type ProfileFields, profileErrors } from './form.ts'
import { useTransporter } from './useTransporter.ts'

/** The form of a profile, kept on the device half typed: a chosen picture is uploaded first, then everything is saved (API-064, API-065). */
export function useTransporterForm(profile: TransporterProfile | undefined, onSaved: () => void) {
  const t = useTexts('transporter')
  const { replace } = useTransporter()
  const draft = useDraft<ProfileFields>(profile ? 'transporterProfileEdit' : 'transporterProfile', fieldsOf(profile))
  const [isRestored, setRestored] = useState(draft.isStored)
  const licence = useUpload('seller-documents', profile?.licenseImage)
  const saving = useAction(async (typed: ProfileFields) => {
    const url = await uploaded(licence)
    if (url === null) return
    const body = { ...typed, ...(url && { licenseImage: url }) }
    const notice = await save(profile, body, replace).catch(tellFailure)
    draft.clear()
    told.success(() => textsNow('transporter').transporter[profile ? 'profileUpdated' : 'profileMade'])
    if (notice) told.notice(() => notice)
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

const told = toastOf('transporter profile')

function tellFailure(error: unknown): never {
  told.failure(() => errorText(error, textsNow()))
  throw error
}

/** Saves, shows the newer profile everywhere, and returns what the server says beside it. */
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
      // Of one whose answer was lost there is one already: it becomes what is sent now.
      if (!(error instanceof ApiError && error.status === 409)) throw error
    }
  }
  const { message, ...newer } = await send(updateTransporter, { body })
  replace(newer)
  return message
}

/** The address of the picture, '' without one; null where it could not be uploaded, which its field says. */
async function uploaded({ state, start }: Upload): Promise<string | null> {
  const reached = state.stage === 'empty' || state.stage === 'uploaded' ? state : await start()
  if (reached?.stage === 'uploaded') return reached.url
  return reached?.stage === 'empty' ? '' : null
}
