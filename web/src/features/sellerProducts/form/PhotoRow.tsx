import type { PointerEvent } from 'react'
import { uploadErrorText } from '#web/api/uploads/uploadErrorText.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { UploadProgress } from '#web/ui/area/UploadProgress.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import styles from './PhotoRow.module.css'
import type { Photo } from './usePhotos.ts'

export interface PhotoRowProps {
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
export function PhotoRow({ photo, place, count, onMove, onRemove, onRetry, onDrag }: PhotoRowProps) {
  const { form: t } = useTexts('sellerProducts').sellerProducts
  const isUnderWay = photo.state.stage === 'uploading'
  return (
    <>
      <span className={styles.photoPlate} onPointerDown={onDrag}>
        <Plate src={photo.src} alt={fill(t.photo, { n: place })} width={76} height={58} />
      </span>
      <div className={styles.photoState}>
        {place === 1 && <span className={styles.coverTag}>{t.cover}</span>}
        <PhotoState photo={photo} place={place} />
      </div>
      {photo.state.stage === 'failed' ? (
        <Button kind="line" onClick={onRetry}>
          {t.retry} <span className="visually-hidden">{fill(t.photo, { n: place })}</span>
        </Button>
      ) : (
        <span className={styles.photoMoves}>
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
        <span className={styles.photoDone}>
          <Icon name="check" size="s" />
          {t.uploaded}
        </span>
      )
    case 'uploading':
      return <UploadProgress name={fill(t.progressOf, { n: place })} sent={state.sent} total={state.total} />
    case 'failed':
      return <span className={styles.photoFailed}>{uploadErrorText(state.error, texts)}</span>
    default:
      return null
  }
}
