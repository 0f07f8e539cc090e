import { useId, useRef } from 'react'
import { uploadErrorText } from '#web/api/uploads/uploadErrorText.ts'
import type { Upload, UploadState } from '#web/api/uploads/useUpload.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { UploadProgress } from '#web/ui/area/UploadProgress.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { toastOf } from '#web/ui/toast.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { FieldErrors } from '#web/ui/useForm.ts'

interface IdSectionProps {
  front: Upload
  back: Upload
  errors: FieldErrors
}

/** The upload fields for both sides of the ID card, and how long the check takes (SPRO-017, SPRO-020). */
export function IdSection({ front, back, errors }: IdSectionProps) {
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
