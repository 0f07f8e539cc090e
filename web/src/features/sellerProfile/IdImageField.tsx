import { useId, useRef } from 'react'
import { uploadErrorText } from '#web/api/uploads/uploadErrorText.ts'
import type { Upload } from '#web/api/uploads/useUpload.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { UploadProgress } from '#web/ui/area/UploadProgress.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { toastOf } from '#web/ui/toast.ts'
import { IdCardDrawing } from './IdCardDrawing.tsx'
import styles from './IdImageField.module.css'

export interface IdImageFieldProps {
  side: 'front' | 'back'
  upload: Upload
  error: string | undefined
}

const ownTexts = () => textsNow('sellerProfile').sellerProfile

/** The upload field for one side of the ID card. Once uploaded, it is locked until `Replace` is pressed (SPRO-017 to SPRO-019, SPRO-031, SPRO-032). */
export function IdImageField({ side, upload, ...given }: IdImageFieldProps) {
  const { sellerProfile: t, ...texts } = useTexts('areas', 'sellerProfile')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state, choose } = upload
  const isDone = state.stage === 'uploaded'
  const isBusy = state.stage === 'uploading'
  // Don't report an image as missing while it is uploading.
  const error = isBusy ? undefined : given.error

  const imageToast = toastOf(`${side} ID image`)
  const send = async () => {
    if (state.stage === 'empty') {
      imageToast.failure(() => ownTexts().selectFirst)
      input.current?.focus()
      return
    }
    const end = await upload.start()
    if (end?.stage === 'uploaded') imageToast.success(() => ownTexts().uploadedToasts[side])
    if (end?.stage === 'failed') imageToast.failure(() => uploadErrorText(end.error, textsNow('areas'), ownTexts().uploadFailed[side]))
  }
  const replace = () => {
    choose(null)
    if (input.current) {
      input.current.value = ''
      input.current.disabled = false
      input.current.focus()
    }
  }
  return (
    <div role="group" aria-labelledby={`${id}-name`}>
      <div className={classes('id-image', isDone && styles.isDone, (error || state.stage === 'failed') && 'is-bad')}>
        <label className={styles.idChoose}>
          <IdCardDrawing side={side} />
          <span>
            <b id={`${id}-name`}>{t.sides[side]}</b>
            {state.stage === 'empty' && <span className="link small">{t.choosePhoto}</span>}
            {state.stage === 'chosen' && (
              <span className="small muted">{fill(t.chosen, { size: Math.ceil(state.file.size / 1_000).toLocaleString('en') })}</span>
            )}
            {isDone && (
              <span className={styles.idDone}>
                <Icon name="check" size="s" />
                {t.uploaded}
              </span>
            )}
          </span>
          <input
            ref={input}
            type="file"
            accept="image/*"
            name={`${side}NationalId`}
            disabled={isDone || isBusy}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
        </label>
        {isDone ? (
          <Button kind="quiet" onClick={replace}>
            {t.replace}
          </Button>
        ) : (
          <Button kind="line" busy={isBusy} onClick={() => void send()}>
            {state.stage === 'failed' ? texts.common.tryAgain : t.upload}
          </Button>
        )}
        {state.stage === 'failed' && <p className="field-error">{uploadErrorText(state.error, texts, t.uploadFailed[side])}</p>}
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
