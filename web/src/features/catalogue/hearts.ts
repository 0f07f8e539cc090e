import type { Product } from '#contract/catalogue.ts'

/** What a frame lends to product panels: which hearts are on, and what a tap on one does. */
export interface Hearts {
  has: (productId: string) => boolean
  toggle: (product: Product) => void
}
