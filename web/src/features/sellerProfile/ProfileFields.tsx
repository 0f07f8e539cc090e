import { useId, useRef } from 'react'
import { DEFAULT_COUNTRY } from '#contract/rules/constants.ts'
import { SellerType } from '#contract/user.ts'
import { uploadErrorText } from '#web/api/uploads/uploadErrorText.ts'
import type { Upload, UploadState } from '#web/api/uploads/useUpload.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { DraftRestored } from '#web/ui/area/DraftRestored.tsx'
import { UploadProgress } from '#web/ui/area/UploadProgress.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { RegionSelects } from '#web/ui/RegionSelects.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toastOf } from '#web/ui/toast.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { FieldErrors } from '#web/ui/useForm.ts'
import type { ProfileForm } from './useProfileForm.ts'

/** The seller profile form; its buttons are in the page's footer (SPRO-013 to SPRO-020). */
export function ProfileFields({ id, profileForm }: { id: string; profileForm: ProfileForm }) {
  const { sellerProfile: t } = useTexts('areas', 'sellerProfile')
  const { form, fields, front, back, isRestored, startOver } = profileForm
  const text = (name: Exclude<keyof typeof fields, 'sellerType'>) => ({ ...form.field(name), label: t[name], 'aria-required': true })
  return (
    <form {...form.props} id={id} className="profile-form">
      {isRestored && <DraftRestored onStartOver={startOver} />}
      <section className="form-section">
        <h2>{t.business}</h2>
        <TextField {...text('businessName')} autoComplete="organization" />
        <ChoiceGroup
          legend={t.sellerType}
          value={fields.sellerType}
          onChange={(sellerType) => form.change({ sellerType })}
          choices={SellerType.options.map((value) => ({ value, title: t.types[value] }))}
        />
        <TypeFields profileForm={profileForm} />
      </section>
      <IdSection front={front} back={back} errors={form.errors} />
      <section className="form-section">
        <h2>{t.addressSection}</h2>
        <TextField {...text('address')} autoComplete="street-address" />
        <RegionSelects
          region={text('region')}
          district={text('district')}
          choose={t.choose}
          onRegion={(region) => form.change({ region, district: '' })}
          className="form-pair"
        />
        <div className="form-pair">
          <TextField {...text('city')} autoComplete="address-level2" />
          <TextField label={t.country} value={DEFAULT_COUNTRY} readOnly />
        </div>
      </section>
    </form>
  )
}

/** The fields that depend on the seller type (SPRO-016, SPRO-025 to SPRO-027). */
function TypeFields({ profileForm: { form, fields } }: { profileForm: ProfileForm }) {
  const { common, sellerProfile: t } = useTexts('sellerProfile')
  const registration = { company: 'companyRegistrationNumber', association: 'associationRegistrationNumber', individual: null } as const
  const number = registration[fields.sellerType]
  return (
    <fieldset className="profile-form" aria-label={t.typeSections[fields.sellerType]}>
      <TextField
        {...form.field('nationalId')}
        label={t.nationalId}
        hint={t.nationalIdHint}
        inputMode="numeric"
        autoComplete="off"
        aria-required
      />
      {number && <TextField {...form.field(number)} label={`${t[number]} (${common.optional})`} autoComplete="off" />}
    </fieldset>
  )
}

interface IdSectionProps {
  front: Upload
  back: Upload
  errors: FieldErrors
}

/** The upload fields for both sides of the ID card, and how long the check takes (SPRO-017, SPRO-020). */
function IdSection({ front, back, errors }: IdSectionProps) {
  const { sellerProfile: t } = useTexts('areas', 'sellerProfile')
  return (
    <section className="form-section">
      <h2>{t.identity}</h2>
      <IdImageField side="front" upload={front} error={errors.frontNationalId} />
      <IdImageField side="back" upload={back} error={errors.backNationalId} />
      <p className={classes('id-info', 'small')}>
        <Icon name="info" size="s" />
        <span>
          <Unparted text={t.verificationTakes} />
        </span>
      </p>
    </section>
  )
}

interface IdImageFieldProps {
  side: 'front' | 'back'
  upload: Upload
  error: string | undefined
}

/**
 * The upload field for one side of the ID card. A chosen photo is uploaded at once and then
 * locked until `Replace` is pressed (SPRO-017 to SPRO-019, SPRO-031, SPRO-032, SELL-019).
 */
function IdImageField({ side, upload, ...given }: IdImageFieldProps) {
  const { sellerProfile: t, ...texts } = useTexts('areas', 'sellerProfile')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state, choose, finish } = upload
  const isDone = state.stage === 'uploaded'
  const isBusy = state.stage === 'uploading'
  const hasFailed = state.stage === 'failed'
  // Don't report an image as missing while it is uploading.
  const error = isBusy ? undefined : given.error

  const send = () => {
    if (state.stage === 'empty') askForPhoto(side, input.current)
    else void toastUpload(side, finish())
  }
  const replace = () => {
    void choose(null)
    clearAndFocus(input.current)
  }
  return (
    <div role="group" aria-labelledby={`${id}-name`}>
      <div className={classes('id-image', isDone && 'is-done', (error || hasFailed) && 'is-bad')}>
        <label className="id-choose">
          <IdCardDrawing side={side} />
          <span>
            <b id={`${id}-name`}>{t.sides[side]}</b>
            <ImageState state={state} />
          </span>
          <input
            ref={input}
            type="file"
            accept="image/*"
            name={`${side}NationalId`}
            disabled={isDone || isBusy}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => void toastUpload(side, choose(target.files?.[0] ?? null))}
          />
        </label>
        {isDone ? (
          <Button kind="quiet" onClick={replace}>
            {t.replace}
          </Button>
        ) : (
          <Button kind="line" busy={isBusy} onClick={send}>
            {hasFailed ? texts.common.tryAgain : t.upload}
          </Button>
        )}
        {hasFailed && <p className="field-error">{uploadErrorText(state.error, texts, t.uploadFailed[side])}</p>}
        {isBusy && <UploadProgress name={t.sides[side]} sent={state.sent} total={state.total} />}
      </div>
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

/** The line below the name of the side: choose a photo, the chosen photo's size, or uploaded. */
function ImageState({ state }: { state: UploadState }) {
  const { sellerProfile: t } = useTexts('sellerProfile')
  switch (state.stage) {
    case 'empty':
      return <span className="link small">{t.choosePhoto}</span>
    case 'uploaded':
      return (
        <span className="id-done">
          <Icon name="check" size="s" />
          {t.uploaded}
        </span>
      )
    default:
      return <span className="small muted">{fill(t.chosen, { size: Math.ceil(state.file.size / 1_000).toLocaleString('en') })}</span>
  }
}

function clearAndFocus(input: HTMLInputElement | null): void {
  if (!input) return
  input.value = ''
  // A disabled field can't be focused, and React enables it only with the next render.
  input.disabled = false
  input.focus()
}

function askForPhoto(side: IdImageFieldProps['side'], input: HTMLInputElement | null): void {
  toastOfImage(side).failure(() => ownTexts().selectFirst)
  input?.focus()
}

/** Shows the result of an upload as a toast. */
async function toastUpload(side: IdImageFieldProps['side'], upload: Promise<UploadState | null>): Promise<void> {
  const end = await upload
  if (end?.stage === 'uploaded') toastOfImage(side).success(() => ownTexts().uploadedToasts[side])
  if (end?.stage === 'failed')
    toastOfImage(side).failure(() => uploadErrorText(end.error, textsNow('areas'), ownTexts().uploadFailed[side]))
}

const toastOfImage = (side: IdImageFieldProps['side']) => toastOf(`${side} ID image`)
const ownTexts = () => textsNow('sellerProfile').sellerProfile

/** A drawing instead of the uploaded ID image, because others may see the screen. */
const IdCardDrawing = ({ side }: { side: 'front' | 'back' }) => (
  <svg className="id-card" viewBox="0 0 84 56" aria-hidden="true">
    {side === 'front' && <path opacity=".3" d="M8 9h26v38H8z" />}
    <path
      opacity=".4"
      d={side === 'front' ? 'M40 9h36v3H40zM40 18h36v3H40zM40 27h22v3H40z' : 'M8 9h68v3H8zM8 18h48v3H8zM8 27h68v3H8zM8 36h28v3H8z'}
    />
  </svg>
)
