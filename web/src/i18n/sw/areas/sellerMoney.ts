import type { sellerMoney as en } from '../../en/areas/sellerMoney.ts'
import type { Translation } from '../../placeholders.ts'

export const sellerMoney: Translation<typeof en> = {
  sellerMoney: {
    payoutsTitle: 'Malipo yangu',
    requestTitle: 'Omba malipo',
    reportsTitle: 'Ripoti',
    analyticsTitle: 'Takwimu',
  },
}
