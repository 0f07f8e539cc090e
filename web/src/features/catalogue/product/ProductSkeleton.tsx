import { useTexts } from '#web/i18n/texts.ts'

/** Holds the place of picture, name, price and text, so that nothing below them jumps. */
export function ProductSkeleton() {
  const t = useTexts()
  return (
    <div className="product" role="status">
      <span className="visually-hidden">{t.common.loading}</span>
      <div className="product-facts" aria-hidden="true">
        <div className="product-pictures">
          <div className="plate sheet" />
        </div>
        <div className="product-words product-bones skeleton">
          {Array.from({ length: 6 }, (_, line) => (
            <span key={line} className="bone" />
          ))}
        </div>
      </div>
    </div>
  )
}
