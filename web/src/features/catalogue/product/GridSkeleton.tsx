import { useTexts } from '#web/i18n/texts.ts'
import { Bone, PriceBone } from './Bone.tsx'

/** Placeholder cards of the product grid, with the elements of ProductCard, so that loading doesn't move the layout. */
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
              <h3>
                <Bone fill="title" />
              </h3>
              <p className="tile-subtitle">
                <Bone fill="subtitle" />
              </p>
              <div className="product-tile-foot">
                <PriceBone />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
