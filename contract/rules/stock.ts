interface Stock {
  /** The number of pieces that can still be ordered. Placing an order reduces it (API-027). */
  availableQuantity: number
  alertQuantity: number
}

/** Returns whether the stock is at or below the alert quantity, including sold out (SPRD-033). */
export const isLow = ({ availableQuantity, alertQuantity }: Stock): boolean => availableQuantity <= alertQuantity

/** Returns whether the product is sold out (SPRD-034). */
export const isOut = ({ availableQuantity }: Pick<Stock, 'availableQuantity'>): boolean => availableQuantity <= 0

/** Returns whether a product counts as low stock. An inactive product does not, because nobody can order it (SDSH-014). */
export const countsAsLow = (product: Stock & { isActive: boolean }): boolean => product.isActive && isLow(product)
