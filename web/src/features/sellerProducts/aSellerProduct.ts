import type { SellerProduct } from '#contract/seller.ts'

/** Builds a seller's product for tests. */
export const aSellerProduct = (patch: Partial<SellerProduct> = {}): SellerProduct => ({
  id: 'sato',
  name: 'Nile tilapia (Sato), 1 kg',
  description: 'From Lake Victoria, on ice.',
  unitPrice: 12_500,
  availableQuantity: 20,
  categoryId: 'lake-fish',
  category: { id: 'lake-fish', name: 'Lake fish' },
  storageType: 'refrigerated',
  images: [{ id: 'sato-1', url: '/uploads/product-images/sato.svg' }],
  alertQuantity: 5,
  soldQuantity: 3,
  isActive: true,
  createdAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  ...patch,
})
