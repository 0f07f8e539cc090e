import type { BundleFiles } from './bundles.ts'

/** Texts of the seller's part of the site. */
export const sellerTexts: BundleFiles = {
  seller: {
    en: () => import('./en/bundles/seller.ts'),
    sw: () => import('./sw/bundles/seller.ts'),
  },
  sellerProfile: {
    en: () => import('./en/bundles/sellerProfile.ts'),
    sw: () => import('./sw/bundles/sellerProfile.ts'),
  },
  sellerProducts: {
    en: () => import('./en/bundles/sellerProducts.ts'),
    sw: () => import('./sw/bundles/sellerProducts.ts'),
  },
  sellerOrders: {
    en: () => import('./en/bundles/sellerOrders.ts'),
    sw: () => import('./sw/bundles/sellerOrders.ts'),
  },
  sellerMoney: {
    en: () => import('./en/bundles/sellerMoney.ts'),
    sw: () => import('./sw/bundles/sellerMoney.ts'),
  },
}
