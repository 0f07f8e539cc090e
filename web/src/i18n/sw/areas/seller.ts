import type { seller as en } from '../../en/areas/seller.ts'
import type { Translation } from '../../placeholders.ts'

export const seller: Translation<typeof en> = {
  seller: {
    dashboardTitle: 'Dashibodi',
  },
}
