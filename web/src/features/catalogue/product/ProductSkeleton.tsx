import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import styles from './ProductSkeleton.module.css'

/** A placeholder of the product's size, so that loading doesn't move what is below. */
export function ProductSkeleton() {
  const t = useTexts()
  return (
    <div className="product" role="status">
      <span className="visually-hidden">{t.common.loading}</span>
      <div className="product-facts" aria-hidden="true">
        <div className="product-pictures">
          <div className="plate sheet" />
        </div>
        <div className={classes('product-words', styles.productBones, 'skeleton')}>
          {Array.from({ length: 6 }, (_, line) => (
            <span key={line} className="bone" />
          ))}
        </div>
      </div>
    </div>
  )
}
