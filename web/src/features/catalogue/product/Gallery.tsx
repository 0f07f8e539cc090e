import { useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { fishName } from '#web/ui/fishName.ts'
import { Plate } from '#web/ui/Plate.tsx'
import styles from './Gallery.module.css'

/** A product's pictures: a large one, and thumbnails if there are several (PROD-001). */
export function Gallery({ product }: { product: Product }) {
  const t = useTexts('shop')
  const [chosen, setChosen] = useState(0)
  const large = product.images[chosen] ?? product.images[0]
  return (
    <>
      <Plate
        key={large?.id ?? 'none'}
        className="sheet"
        storageType={product.storageType}
        src={large?.url}
        alt={fishName(product.name)}
        width={512}
        height={320}
        eager
      />
      {product.images.length > 1 && (
        <ul className={styles.thumbs} aria-label={t.catalogue.pictures}>
          {product.images.map((image, place) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={fill(t.catalogue.picture, { i: place + 1, n: product.images.length })}
                aria-pressed={place === chosen}
                onClick={() => setChosen(place)}
              >
                <Plate storageType={product.storageType} src={image.url} alt="" width={64} height={48} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
