/** Parses the items of a cart link and skips invalid ones (CHAT-123). */
export const readBasket = (basket: string): { productId: string; quantity: number }[] =>
  [...new Set(basket.split(','))].flatMap((item) => {
    const [, productId = '', digits = ''] = /^([^:]{1,64}):(\d{1,3})$/.exec(item) ?? []
    const quantity = Number(digits)
    return quantity > 0 ? [{ productId, quantity }] : []
  })
