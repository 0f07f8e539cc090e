/** The body with which a seller creates a product (API-040). */
export const newProduct = {
  name: 'Smoked catfish (Kambale), 1 kg',
  unitPrice: 14_000,
  availableQuantity: 20,
  imageUrls: ['/uploads/product-images/kambale.svg'],
  description: 'Smoked over mangrove.',
  categoryId: 'smoked-fish',
  storageType: 'ambient',
  alertQuantity: 4,
}
