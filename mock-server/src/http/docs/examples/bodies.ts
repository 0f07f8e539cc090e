import type { ProductInput, SellerProfileInput } from '#contract/seller.ts'

/** The body with which a seller creates a product (API-040). */
export const newProduct: ProductInput = {
  name: 'Smoked catfish (Kambale), 1 kg',
  unitPrice: 14_000,
  availableQuantity: 20,
  imageUrls: ['/uploads/product-images/kambale.svg'],
  description: 'Smoked over mangrove.',
  categoryId: 'smoked-fish',
  storageType: 'ambient',
  alertQuantity: 4,
}

/** The body with which a seller creates a business profile (API-037). */
export const newSellerProfile: SellerProfileInput = {
  businessName: 'Zawadi Fish',
  sellerType: 'individual',
  address: 'Soko la Feri',
  region: 'Dar es Salaam',
  district: 'Ilala',
  city: 'Dar es Salaam',
  country: 'Tanzania',
  nationalId: '19850612-12345-00001-23',
  frontNationalId: '/uploads/seller-documents/id-front.svg',
  backNationalId: '/uploads/seller-documents/id-back.svg',
}
