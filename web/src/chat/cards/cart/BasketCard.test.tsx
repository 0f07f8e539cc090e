// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle, textsNow } from '#web/i18n/texts.ts'
import { after, showCard } from '#web/testing/showCard.tsx'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 3 })
const basket = {
  kind: 'basket',
  items: [
    { productId: 'sato', quantity: 5 },
    { productId: 'gone', quantity: 1 },
  ],
} as const
const card = { ...basket, items: [...basket.items] }

beforeEach(async () => {
  for (const bundle of ['shell', 'chat'] as const) await loadBundle(bundle)
  signInAs(PHONE)
  sessionStorage.clear()
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  serve({ 'GET /products/sato': { body: sato } })
})
const cartContents = () => useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])
const add = () => screen.findByRole('button', { name: 'Add all to cart' })

test('[CHAT-123] a shared cart shows today’s prices and stock, is added by its button only, and only once', async () => {
  await showCard(card)
  await add()
  expect(screen.getByRole('listitem').textContent?.replaceAll('\u00A0', ' ')).toBe('Nile tilapia (Sato), 1 kg × 3TZS 36,0003 in stock')
  expect(screen.getByText('1 item isn’t available now.')).toBeDefined()
  expect(cartContents()).toEqual([])
  await userEvent.dblClick(await add())
  expect(await screen.findByText('Added to your cart')).toBeDefined()
  expect(cartContents()).toEqual([['sato', 3]])
  expect(screen.getByText('Nile tilapia (Sato), 1 kg: at most 3 in one order.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add all to cart' })).toBeNull()
})

test('[CHAT-123][CHAT-091] a guest’s shared cart is added at once, without asking for a number', async () => {
  signInAs(null)
  await showCard(card)
  await userEvent.dblClick(await add())
  expect(await screen.findByText('Added to your cart')).toBeDefined()
  expect(cartContents()).toEqual([['sato', 3]])
  expect(after()).toEqual([])
})

test('[CHAT-123] a shared cart with nothing left says so and offers to browse', async () => {
  serve({ 'GET /products/sato': { body: { ...sato, availableQuantity: 0 } } })
  await showCard(card)
  expect(await screen.findByText(textsNow('shop').cart.linkOver)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add all to cart' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Browse fish' }))
  expect(after()).toEqual([{ kind: 'categories' }])
})

test('[CHAT-123] a failed load can be retried, and a failed add leaves the cart unchanged', async () => {
  const failure = { status: 500, body: { message: 'Down', code: 'error' } }
  serve({ 'GET /products/sato': [failure, { body: sato }, failure, { body: sato }] })
  await showCard(card)
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  await userEvent.click(await add())
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(cartContents()).toEqual([['sato', 3]]))
})
