import { type SyntheticEvent, useState } from 'react'
import type { StorageType } from '#contract/catalogue.ts'
import { imageAddress } from '#web/api/apiHost.ts'
import placeholder from '#web/art/placeholder.svg'
import { classes } from './classes.ts'
import { pictureClass } from './pictureClass.ts'

export interface PlateProps {
  storageType?: StorageType | undefined
  /** The image's URL. If it is missing or fails to load, the bundled placeholder is shown (GEN-045). */
  src: string | undefined
  alt: string
  width?: number
  height?: number
  /** Loads the image at once, for images visible without scrolling. */
  eager?: boolean
  className?: string | undefined
}

/**
 * A product image, with a background colour by storage type. Its size is reserved before it loads (PERF-011).
 */
export function Plate({ storageType = 'refrigerated', src, alt, width = 320, height = 200, eager = false, className }: PlateProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && failed !== src ? src : placeholder
  const giveUp = (event: SyntheticEvent<HTMLImageElement>) => {
    if (event.currentTarget.getAttribute('src') !== placeholder) setFailed(src ?? null)
  }
  return (
    <span className={classes('plate', storageType, className)}>
      <img
        className={pictureClass(shown)}
        src={imageAddress(shown)}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={giveUp}
      />
    </span>
  )
}
