// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { basketLink } from './basketLink.ts'
import { addLine, type CartLine } from './cart.ts'
import { readBasket } from './readBasket.ts'

const line = (id: string, quantity: number): CartLine =>
  addLine([], aProduct({ id, name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_345, availableQuantity: 30 }), quantity)[0] as CartLine

test('[CHAT-122] the link has ids and quantities, but no price, name or phone, and can be parsed again', () => {
  const { url, leftOut } = basketLink([line('sato-1-kg', 2), line('changu 1', 10)])
  expect(url).toBe(`${window.location.origin}/chat?basket=sato-1-kg:2,changu%201:10`)
  expect(leftOut).toEqual([])
  expect(readBasket(new URL(url).searchParams.get('basket') ?? '')).toEqual([
    { productId: 'sato-1-kg', quantity: 2 },
    { productId: 'changu 1', quantity: 10 },
  ])
})

test('[CHAT-122] the link has at most 512 characters, and lines that do not fit are returned', () => {
  const lines = Array.from({ length: 30 }, (_, n) => line(`nile-tilapia-sato-1-kg-of-stall-${n}`, 1))
  const { url, leftOut } = basketLink(lines)
  const readBack = readBasket(new URL(url).searchParams.get('basket') ?? '')
  expect(url.length).toBeLessThanOrEqual(512)
  expect(url.length).toBeGreaterThan(460)
  expect([...readBack, ...leftOut].map(({ productId }) => productId)).toEqual(lines.map(({ productId }) => productId))
  // A shorter line still fits, although longer lines before it were left out.
  expect(basketLink([...lines, line('a', 1)]).url).toMatch(/,a:1$/)
})

test.each(['', ',', 'a', 'a:', ':2', 'a:0', 'a:-1', 'a:1.5', 'a:x', 'a:2000', 'a:1:2', `${'a'.repeat(65)}:1`])(
  '[CHAT-123] the link item %j is ignored',
  (wrong) => {
    expect(readBasket(wrong)).toEqual([])
    expect(readBasket(`${wrong},b:3`)).toEqual([{ productId: 'b', quantity: 3 }])
  },
)
