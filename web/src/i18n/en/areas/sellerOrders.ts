/** The orders of a seller. */
export const sellerOrders = {
  sellerOrders: {
    title: 'Orders',
    orderTitle: 'Order',
  },
} as const
