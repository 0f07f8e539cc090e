// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { aProduct } from '#fixtures/builders.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { BuyAgain } from './BuyAgain.tsx'
import { addToCart, useCart } from './cartStore.ts'

const shelf: readonly Product[] = [
  aProduct({ id: 'sato', name: 'Sato', unitPrice: 13_000, availableQuantity: 20 }),
  aProduct({ id: 'dagaa', name: 'Dagaa', availableQuantity: 3 }),
  aProduct({ id: 'kamba', name: 'Kamba', availableQuantity: 0 }),
]

beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('shop'), loadBundle('checkout')])
  useCart.setState({ lines: [] })
  vi.stubGlobal('fetch', async (url: string) => {
    const found = shelf.find(({ id }) => url === `/v1/products/${id}`)
    return found ? Response.json(found) : Response.json({ message: 'no', code: 'not_found' }, { status: 404 })
  })
})
const line = (productId: string | undefined, quantity: number, name = productId ?? '') => ({ productId, quantity, name })
const inCart = () => useCart.getState().lines.map(({ productId, quantity, product }) => [productId, quantity, product.unitPrice])

async function buy(lines: readonly ReturnType<typeof line>[], onCart?: () => void): Promise<void> {
  render(<BuyAgain lines={lines} {...(onCart && { onCart })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Buy again' }))
}

test('[CHAT-117] the items are added at today’s prices, and those removed or sold out are named', async () => {
  const onCart = vi.fn()
  await buy([line('sato', 2), line('kamba', 1, 'Kamba'), line('gone', 1, 'Smoked eel'), line(undefined, 1, 'Old catch')], onCart)
  await screen.findByText('2 items added to your cart.')
  expect(screen.getByText('Not available now: Kamba, Smoked eel, Old catch')).toBeTruthy()
  expect(inCart()).toEqual([['sato', 2, 13_000]])
  await userEvent.click(screen.getByRole('button', { name: 'View cart' }))
  expect(onCart).toHaveBeenCalledOnce()
})

test('[CHAT-117][CART-016] a line is limited by stock and by 10, including what is in the cart already', async () => {
  const sato = shelf[0] as Product
  addToCart(sato, 7)
  await buy([line('sato', 5), line('dagaa', 9)])
  await screen.findByText('6 items added to your cart.')
  expect(screen.getByText('Sato: at most 10 in one order.')).toBeTruthy()
  expect(screen.getByText('Dagaa: at most 3 in one order.')).toBeTruthy()
  expect(inCart().map(([id, n]) => [id, n])).toEqual([
    ['sato', 10],
    ['dagaa', 3],
  ])
})

test('[CHAT-117] if the products cannot be fetched nothing is added, and the buyer can retry', async () => {
  const serve = fetch
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
  await buy([line('sato', 2)])
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch product details')
  expect(inCart()).toEqual([])
  vi.stubGlobal('fetch', serve)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('2 items added to your cart.')
  expect(screen.queryByRole('alert')).toBeNull()
})
