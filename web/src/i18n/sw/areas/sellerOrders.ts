import type { sellerOrders as en } from '../../en/areas/sellerOrders.ts'
import type { Translation } from '../../placeholders.ts'

export const sellerOrders: Translation<typeof en> = {
  sellerOrders: {
    title: 'Oda',
    orderTitle: 'Oda',
  },
}
