import type { AreaFiles } from './areas.ts'

/** Texts of the seller's part of the site. */
export const sellerTexts: AreaFiles = {
  seller: {
    en: () => import('./en/areas/seller.ts'),
    sw: () => import('./sw/areas/seller.ts'),
  },
  sellerProfile: {
    en: () => import('./en/areas/sellerProfile.ts'),
    sw: () => import('./sw/areas/sellerProfile.ts'),
  },
  sellerProducts: {
    en: () => import('./en/areas/sellerProducts.ts'),
    sw: () => import('./sw/areas/sellerProducts.ts'),
  },
  sellerOrders: {
    en: () => import('./en/areas/sellerOrders.ts'),
    sw: () => import('./sw/areas/sellerOrders.ts'),
  },
  sellerMoney: {
    en: () => import('./en/areas/sellerMoney.ts'),
    sw: () => import('./sw/areas/sellerMoney.ts'),
  },
}
