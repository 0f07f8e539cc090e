interface Stock {
  /** What can still be ordered: goods of placed orders have left it (API-027). */
  availableQuantity: number
  alertQuantity: number
}

/** Low from the alert quantity down, sold out included (SPRD-033). */
export const isLow = ({ availableQuantity, alertQuantity }: Stock): boolean => availableQuantity <= alertQuantity

/** Nothing is left (SPRD-034). */
export const isOut = ({ availableQuantity }: Pick<Stock, 'availableQuantity'>): boolean => availableQuantity <= 0

/** Tells whether a product counts as low stock. One that is off sale does not, since nobody can order it (SDSH-014). */
export const countsAsLow = (product: Stock & { isActive: boolean }): boolean => product.isActive && isLow(product)
