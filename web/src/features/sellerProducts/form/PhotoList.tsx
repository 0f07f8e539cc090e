import { type ChangeEvent, type PointerEvent, useEffect, useRef } from 'react'
import { uploadErrorText } from '#web/api/uploads/uploadErrorText.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { announce } from '#web/ui/announce.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { UploadProgress } from '#web/ui/area/UploadProgress.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { dragRow } from './dragRow.ts'
import type { Photo, Photos } from './usePhotos.ts'

interface PhotoListProps {
  photos: Photos
  error: string | undefined
}

/** The photo field: choose photos, which are uploaded at once, and sort them; the first one is the cover (SPRD-012, SPRD-015, SELL-009, SELL-019). */
export function PhotoList({ photos, error }: PhotoListProps) {
  const { form: t, fields } = useTexts('sellerProducts').sellerProducts
  const rows = useRef<HTMLOListElement>(null)
  const focused = useRef('')
  const { list } = photos

  useEffect(() => {
    // Moving a row in the DOM removes its focus.
    if (focused.current !== '') rows.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(focused.current)}"]`)?.focus()
    focused.current = ''
  })

  const move = (photo: Photo, place: number, by: -1 | 1) => {
    const to = place + by
    if (to < 0 || to >= list.length) return
    focused.current = `${photo.key} ${by}`
    photos.move(photo, to)
    announce(fill(t.movedTo, { n: to + 1, count: list.length }))
  }
  const drag = (event: PointerEvent, photo: Photo) => dragRow(event, rows.current, (place) => photos.move(photo, place))

  return (
    <section className="form-section" aria-labelledby="photos-title">
      <h2 id="photos-title">{fields.images}</h2>
      {list.length > 0 && (
        <ol ref={rows} className={classes('photo-rows', 'card')} aria-labelledby="photos-title">
          {list.map((photo, place) => (
            <li key={photo.key}>
              <PhotoRow
                photo={photo}
                place={place + 1}
                count={list.length}
                onMove={(by) => move(photo, place, by)}
                onRemove={() => photos.remove(photo)}
                onRetry={() => photos.retry(photo)}
                onDrag={(event) => drag(event, photo)}
              />
            </li>
          ))}
        </ol>
      )}
      <PhotoButtons photos={photos} error={error} />
    </section>
  )
}

function PhotoButtons({ photos: { list, add, upload }, error }: PhotoListProps) {
  const { form: t } = useTexts('sellerProducts').sellerProducts
  const picker = useRef<HTMLInputElement>(null)
  const hasFailed = list.some(({ state }) => state.stage === 'failed')
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <div className="field">
      <div className="photo-buttons">
        <Button kind="line" name={hasFailed ? undefined : 'photos'} aria-describedby="photos-hint" onClick={() => picker.current?.click()}>
          <AreaIcon name="camera" size="s" />
          {t.addPhotos}
        </Button>
        {/* After a failed upload, a photo error moves the focus to this button. */}
        <Button kind="line" name={hasFailed ? 'photos' : undefined} onClick={upload}>
          {t.upload}
        </Button>
      </div>
      <input ref={picker} hidden type="file" accept="image/*" multiple onChange={pick} />
      <span className="hint" id="photos-hint">
        {t.photosHint}
      </span>
      {error && <span className="field-error">{error}</span>}
    </div>
  )
}

interface PhotoRowProps {
  photo: Photo
  /** The position, starting at 1. */
  place: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onRetry: () => void
  onDrag: (event: PointerEvent) => void
}

/** One photo with its upload state; buttons and dragging move it, another button removes it (SELL-008, SELL-009). */
function PhotoRow({ photo, place, count, onMove, onRemove, onRetry, onDrag }: PhotoRowProps) {
  const { form: t } = useTexts('sellerProducts').sellerProducts
  const isUnderWay = photo.state.stage === 'uploading'
  return (
    <>
      <span className="photo-plate" onPointerDown={onDrag}>
        <Plate src={photo.src} alt={fill(t.photo, { n: place })} width={76} height={58} />
      </span>
      <div className="photo-state">
        {place === 1 && <span className="cover-tag">{t.cover}</span>}
        <PhotoState photo={photo} place={place} />
      </div>
      {photo.state.stage === 'failed' ? (
        <Button kind="line" onClick={onRetry}>
          {t.retry} <span className="visually-hidden">{fill(t.photo, { n: place })}</span>
        </Button>
      ) : (
        <span className="photo-moves">
          <IconButton
            icon="up"
            label={fill(t.moveUp, { n: place })}
            data-move={`${photo.key} -1`}
            aria-disabled={place === 1 || undefined}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="down"
            label={fill(t.moveDown, { n: place })}
            data-move={`${photo.key} 1`}
            aria-disabled={place === count || undefined}
            onClick={() => onMove(1)}
          />
        </span>
      )}
      <IconButton
        icon={isUnderWay ? 'close' : 'trash'}
        className={isUnderWay ? undefined : 'risk'}
        label={fill(isUnderWay ? t.stopPhoto : t.removePhoto, { n: place })}
        onClick={onRemove}
      />
    </>
  )
}

function PhotoState({ photo: { state }, place }: { photo: Photo; place: number }) {
  const texts = useTexts('sellerProducts', 'areas')
  const { form: t } = texts.sellerProducts
  switch (state.stage) {
    case 'uploaded':
      return (
        <span className="photo-done">
          <Icon name="check" size="s" />
          {t.uploaded}
        </span>
      )
    case 'uploading':
      return <UploadProgress name={fill(t.progressOf, { n: place })} sent={state.sent} total={state.total} />
    case 'failed':
      return <span className="photo-failed">{uploadErrorText(state.error, texts)}</span>
    default:
      return null
  }
}
