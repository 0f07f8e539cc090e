/** The seller's products and prices. */
export const sellerProducts = {
  sellerProducts: {
    title: 'Products',
    newTitle: 'New product',
    editTitle: 'Edit product',
    viewTitle: 'Product',
    pricesTitle: "Today's prices",
  },
} as const
