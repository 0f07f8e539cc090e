/** The facts of a product that the script of the head knows. */
export type FilledFact = 'title' | 'subtitle' | 'local' | 'category' | 'currency' | 'amount' | 'unit' | 'description'

/** A placeholder for a text of a product, as high as its lines. On a first visit the script of the head fills it in (head/firstProducts.ts). */
export const Bone = ({ fill }: { fill: FilledFact }) => <span className="bone" data-fill={fill} />

/** The placeholder of a price (ui/Money.tsx). */
export const PriceBone = () => (
  <span className="price">
    <small>
      <Bone fill="currency" />
    </small>{' '}
    <Bone fill="amount" />
  </span>
)
