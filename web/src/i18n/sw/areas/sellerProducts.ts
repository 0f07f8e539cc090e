import type { sellerProducts as en } from '../../en/areas/sellerProducts.ts'
import type { Translation } from '../../placeholders.ts'

export const sellerProducts: Translation<typeof en> = {
  sellerProducts: {
    title: 'Bidhaa',
    newTitle: 'Bidhaa mpya',
    editTitle: 'Badilisha bidhaa',
    viewTitle: 'Bidhaa',
    pricesTitle: 'Bei za leo',
  },
}
