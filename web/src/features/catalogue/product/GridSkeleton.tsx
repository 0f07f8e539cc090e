import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'

/** Placeholder cards of the product grid's size, so that loading doesn't move the layout. */
export function GridSkeleton({ cards }: { cards: number }) {
  const t = useTexts()
  return (
    <div role="status">
      <span className="visually-hidden">{t.common.loading}</span>
      <div className="product-grid" aria-hidden="true">
        {Array.from({ length: cards }, (_, card) => (
          <div key={card} className="product-tile product-tile-bone">
            <div className="plate" />
            <div className="body">
              <span className="bone" />
              <span className={classes('bone', 'bone-short')} />
              <span className={classes('bone', 'tile-foot-bone')} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
