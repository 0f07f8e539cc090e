import type { Product } from '#contract/catalogue.ts'
import { shareWithToast } from '#web/ui/shareWithToast.ts'
import { productToShare } from './productToShare.ts'

export const shareProduct = (product: Product): Promise<void> => shareWithToast(productToShare(product))
