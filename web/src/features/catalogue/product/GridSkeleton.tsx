import { useTexts } from '#web/i18n/texts.ts'

/** Holds the place of a product grid, card by card, so that nothing jumps. */
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
              <span className="bone short" />
              <span className="bone foot-bone" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
