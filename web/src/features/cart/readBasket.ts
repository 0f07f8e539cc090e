/** The items of a link to a cart; what is no product with a whole number is passed over (CHAT-123). */
export const readBasket = (basket: string): { productId: string; quantity: number }[] =>
  [...new Set(basket.split(','))].flatMap((item) => {
    const [, productId = '', digits = ''] = /^([^:]{1,64}):(\d{1,3})$/.exec(item) ?? []
    const quantity = Number(digits)
    return quantity > 0 ? [{ productId, quantity }] : []
  })
