import type { Product } from '#contract/catalogue.ts'
import type { Hearts } from '../HeartButton.tsx'
import { ProductCard } from './ProductCard.tsx'

/** The number of pictures that fit a phone screen without scrolling. */
const FIRST = 4

export interface ProductGridProps {
  products: readonly Product[]
  hearts: Hearts
  onAdd: (product: Product) => void
  /** True if the grid starts above the fold. */
  eager?: boolean
  /** True while the next list loads. */
  busy?: boolean
}

export const ProductGrid = ({ products, hearts, onAdd, eager = false, busy = false }: ProductGridProps) => (
  <ul className="product-grid" aria-busy={busy || undefined}>
    {products.map((product, place) => (
      <li key={product.id}>
        <ProductCard product={product} hearts={hearts} onAdd={onAdd} eager={eager && place < FIRST} />
      </li>
    ))}
  </ul>
)
