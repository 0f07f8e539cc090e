import { useTexts } from '#web/i18n/texts.ts'
import { Bone, PriceBone } from './Bone.tsx'

/** A placeholder of the product's size, with the elements of ProductFacts, so that loading doesn't move what is below. */
export function ProductSkeleton({ level }: { level: 1 | 2 | 3 }) {
  const t = useTexts()
  const Heading = `h${level}` as const
  return (
    <div className="product" role="status">
      <span className="visually-hidden">{t.common.loading}</span>
      <div className="product-facts" aria-hidden="true">
        <div className="product-pictures">
          <div className="plate sheet" />
          <div className="thumbs-bone" hidden />
        </div>
        <div className="product-words">
          <span className="text-tag">
            <Bone fill="category" />
          </span>
          <Heading>
            <Bone fill="title" />{' '}
            <span className="other-name">
              <Bone fill="local" />
            </span>
          </Heading>
          <p className="product-price">
            <PriceBone />
            <span className="small muted">
              <Bone fill="unit" />
            </span>
          </p>
          <p className="product-about as-written">
            <Bone fill="description" />
          </p>
          <span className="bone" />
          <span className="bone" />
        </div>
      </div>
    </div>
  )
}
