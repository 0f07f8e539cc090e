import type { Product } from '#contract/catalogue.ts'

/** Passed by a frame to product panels: which products have a heart, and what a tap on one does. */
export interface Hearts {
  has: (productId: string) => boolean
  toggle: (product: Product) => void
}
