import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartTotal } from '#contract/rules/money.ts'
import { aProduct } from '#fixtures/builders.ts'
import { addLine, type CartLine, cartCount, lineLimit, mergeLines, roomFor, setLine, withoutOrdered } from './cart.ts'

const line = (productId: string, quantity: number, stock = 20, unitPrice: number | string = 1_000): CartLine => ({
  productId,
  quantity,
  product: aProduct({ id: productId, availableQuantity: stock, unitPrice }),
})

test('[CART-010] the total is the sum of whole prices times quantities, for prices as numbers or text', () => {
  expect(cartTotal([line('a', 2, 20, '12500.00'), line('b', 3, 20, 500)])).toBe(26_500)
  const shapes = (price: number) => fc.constantFrom<number | string>(price, `${price}`, `${price}.00`, `${price}.99`)
  const priced = fc.record({ price: fc.nat(5_000_000), quantity: fc.integer({ min: 1, max: 10 }) })
  const lines = fc.array(priced.chain(({ price, quantity }) => shapes(price).map((unitPrice) => ({ price, quantity, unitPrice }))))
  fc.assert(
    fc.property(lines, (all) => {
      const total = cartTotal(all.map(({ quantity, unitPrice }, i) => line(String(i), quantity, 20, unitPrice)))
      expect(total).toBe(all.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
    }),
    { seed: 10 },
  )
})

test('[CART-011] the total of an empty cart is 0', () => expect(cartTotal([])).toBe(0))

test('[NAV-004] the count is the sum of quantities', () => expect(cartCount([line('a', 2), line('b', 3)])).toBe(5))

test('[CART-012] adding a product again raises its line; another product adds a line', () => {
  const one = addLine([], aProduct({ id: 'a' }), 2)
  const raised = addLine(one, aProduct({ id: 'a' }), 3)
  expect(raised.map((l) => [l.productId, l.quantity])).toEqual([['a', 5]])
  expect(addLine(raised, aProduct({ id: 'b' }), 1).map((l) => l.productId)).toEqual(['a', 'b'])
})

const asText = ({ productId, quantity }: CartLine) => `${productId} ${quantity}`

test('[CART-009][CHAT-187] a line stores id, name, images, price, stock and seller of its product', () => {
  const [kept] = addLine([], aProduct(), 1)
  expect(kept).toMatchObject({ productId: aProduct().id, quantity: 1 })
  const fields = ['availableQuantity', 'id', 'images', 'name', 'seller', 'storageType', 'unitPrice']
  expect(Object.keys(kept?.product ?? {}).sort()).toEqual(fields)
})

test('[CART-015][CART-016] a raised line never exceeds ten or the stock', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 5 }), (stock, adds) => {
      const product = aProduct({ id: 'a', availableQuantity: stock })
      const lines = adds.reduce<CartLine[]>((kept, quantity) => addLine(kept, product, quantity), [])
      const added = adds.reduce((sum, n) => sum + n, 0)
      expect(cartCount(lines)).toBe(Math.min(10, stock, added))
      expect(roomFor(product, lines)).toBe(lineLimit(product) - cartCount(lines))
    }),
    { seed: 10 },
  )
})

test('[CART-016] a line above a fallen stock is neither raised nor lowered', () => {
  expect(cartCount(addLine([line('a', 6, 20)], aProduct({ id: 'a', availableQuantity: 4 }), 1))).toBe(6)
})

test('[CART-013] a quantity can be set from one to the limit', () => {
  const lines = [line('a', 2, 7)]
  expect([1, 4, 9, 0].map((n) => setLine(lines, 'a', n)[0]?.quantity)).toEqual([1, 4, 7, 1])
  expect(setLine([line('a', 6, 4)], 'a', 5)[0]?.quantity).toBe(5)
})

test('[PAY-050] the ordered quantities are removed, and items added since stay', () => {
  const left = withoutOrdered([line('a', 3), line('b', 2), line('c', 1)], [line('a', 2), line('b', 2)])
  expect(left.map(asText)).toEqual(['a 1', 'c 1'])
})

test('[GEN-033] a guest’s lines are merged by product, within the limit', () => {
  const merged = mergeLines([line('a', 8), line('b', 1)], [line('a', 5), line('c', 2)])
  expect(merged.map(asText)).toEqual(['a 10', 'b 1', 'c 2'])
})
