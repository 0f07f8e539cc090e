import { useEffect, useId, useRef, useState } from 'react'
import { DEFAULT_COUNTRY, LIMITS } from '#contract/rules/constants.ts'
import { createTransporter, type TransporterInput, type TransporterProfile, updateTransporter } from '#contract/transporter.ts'
import { ApiError, fieldErrors } from '#web/api/ApiError.ts'
import { imageAddress } from '#web/api/apiHost.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { uploadErrorText } from '#web/api/uploads/uploadErrorText.ts'
import { type Upload, urlOfUpload, useUpload } from '#web/api/uploads/useUpload.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { AreaFoot } from '#web/ui/area/AreaFoot.tsx'
import { DraftRestored } from '#web/ui/area/DraftRestored.tsx'
import { UploadProgress } from '#web/ui/area/UploadProgress.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { RegionSelects } from '#web/ui/RegionSelects.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toastOf } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { type Form, useForm } from '#web/ui/useForm.ts'
import { fieldsOf, ProfileFields, profileErrors } from './form.ts'
import { useTransporter } from './useTransporter.ts'

interface TransporterFormProps {
  /** The profile to edit; undefined for a new one (TPRO-007). */
  profile: TransporterProfile | undefined
  onSaved: () => void
  onCancel: () => void
}

/** The form for a new or existing business profile (TPRO-009 to TPRO-012). */
export function TransporterForm({ profile, onSaved, onCancel }: TransporterFormProps) {
  const texts = useTexts('transporter')
  const t = texts.transporter
  const { form, fields, licence, isRestored, startOver, busy } = useTransporterForm(profile, onSaved)
  const cancel = () => {
    startOver()
    onCancel()
  }
  const field = (name: keyof ProfileFields, label: string) => ({
    ...form.field(name),
    label,
    maxLength: name === 'description' ? LIMITS.description : LIMITS.name,
  })
  const renames = profile?.isVerified && fields.businessName.trim() !== profile.businessName
  return (
    <form {...form.props} className="form">
      {isRestored && <DraftRestored onStartOver={startOver} />}
      <section className="form-section" aria-label={t.business}>
        <h2>{t.business}</h2>
        <TextField
          {...field('businessName', t.businessName)}
          aria-required
          autoComplete="organization"
          hint={renames ? t.verifiedAgain : undefined}
        />
        <TextArea {...field('description', `${t.description} (${texts.common.optional})`)} />
      </section>
      <section className="form-section" aria-label={t.place}>
        <h2>{t.place}</h2>
        <TextField {...field('address', t.businessAddress)} autoComplete="street-address" />
        <TextField {...field('country', t.country)} autoComplete="country-name" />
        <PlaceFields form={form} fields={fields} />
      </section>
      <div className="form-section">
        <LicenceField upload={licence} />
      </div>
      <AreaFoot className="profile-foot">
        <Button kind="line" large onClick={cancel}>
          {t.cancel}
        </Button>
        <Button type="submit" large busy={busy} busyLabel={t.saving}>
          {t.saveChanges}
        </Button>
      </AreaFoot>
    </form>
  )
}

/** The field for the licence image. It is uploaded when it is chosen; saving the form waits for it (TPRO-009, SELL-008, SELL-019). */
function LicenceField({ upload }: { upload: Upload }) {
  const t = useTexts('transporter', 'areas')
  const id = useId()
  const { state, choose, finish } = upload
  const input = useRef<HTMLInputElement>(null)
  const hasFailed = state.stage === 'failed'
  // A failed upload gets the focus: Save is at the end of a long form, so the field may be out of view.
  useEffect(() => {
    if (hasFailed) input.current?.focus()
  }, [hasFailed])
  const file = 'file' in state ? state.file : null
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t.transporter.licence}
      </label>
      {state.stage === 'uploaded' && (
        <img className="licence-image" src={imageAddress(state.url)} alt={t.transporter.licence} width={160} height={110} />
      )}
      {file && <p className="small">{file.name}</p>}
      {state.stage === 'uploading' && <UploadProgress name={t.transporter.licence} sent={state.sent} total={state.total} />}
      {state.stage === 'failed' && (
        <p className="field-error" role="alert">
          {uploadErrorText(state.error, t)}
        </p>
      )}
      <div className="licence-buttons">
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/*"
          aria-describedby={`${id}-hint`}
          onChange={(event) => void choose(event.target.files?.[0] ?? null)}
        />
        <label className="button button-line" htmlFor={id}>
          <Icon name="edit" size="s" />
          <span>{state.stage === 'empty' ? t.transporter.chooseImage : t.transporter.replaceImage}</span>
        </label>
        {hasFailed && (
          <Button kind="line" onClick={() => void finish()}>
            {t.common.tryAgain}
          </Button>
        )}
      </div>
      <span className="hint" id={`${id}-hint`}>
        {t.transporter.licenceHint}
      </span>
    </div>
  )
}

/** Selects for Tanzania's regions and districts; text fields for any other country. */
function PlaceFields({ form, fields }: { form: Form<ProfileFields>; fields: ProfileFields }) {
  const { transporter: t } = useTexts('transporter')
  const region = {
    ...form.field('region'),
    label: t.region,
    autoComplete: 'address-level1',
    'aria-required': true,
    hint: fields.region === '' ? t.regionHint : undefined,
  }
  const district = { ...form.field('district'), label: t.district }
  if (fields.country.trim() !== DEFAULT_COUNTRY) {
    return (
      <div className="form-pair">
        <TextField {...region} maxLength={LIMITS.name} />
        <TextField {...district} maxLength={LIMITS.name} />
      </div>
    )
  }
  return (
    <RegionSelects
      region={region}
      district={district}
      choose={t.choose}
      onRegion={(chosen) => form.change({ region: chosen, district: '' })}
      className="form-pair"
    />
  )
}

/** The profile form with a stored draft. Saving waits for the picture's upload, then sends the profile (API-064, API-065). */
function useTransporterForm(profile: TransporterProfile | undefined, onSaved: () => void) {
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
