import { useEffect, useId, useRef } from 'react'
import { imageAddress } from '#web/api/config.ts'
import { uploadErrorText } from '#web/api/uploads/uploadErrorText.ts'
import type { Upload } from '#web/api/uploads/useUpload.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { UploadProgress } from '#web/ui/area/UploadProgress.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './LicenceField.module.css'

/** The field for the licence image. It is uploaded when it is chosen; saving the form waits for it (TPRO-009, SELL-008, SELL-019). */
export function LicenceField({ upload }: { upload: Upload }) {
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
      <div className={styles.licenceButtons}>
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
