// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listAddresses } from '#contract/address.ts'
import { listOrders } from '#contract/order.ts'
import { anAddress, anOrder, aProduct } from '#fixtures/builders.ts'
import { clearPrivateCache, setCached } from '#web/api/useCall.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import { addToCart, useCart } from '#web/features/cart/cart.ts'
import { clearDraft, draftNow } from '#web/features/checkout/draft.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { after, show, showCard } from '#web/testing/showCard.tsx'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const home = anAddress({ id: 'home', addressLine1: 'Mtaa wa Chole 21' })
const order = anOrder({ id: 'o1', addressId: 'home', deliveryOption: 'express', paymentMethod: 'mobile_money' })
const asLast = () => screen.queryByRole('button', { name: 'Same as last time' })

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'shop'] as const) await loadBundle(bundle)
  clearPrivateCache(true)
  clearDraft()
  signInAs(PHONE)
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  addToCart(sato, 1)
  serve({
    'GET /products/sato': { body: sato },
    'GET /addresses': { body: [home] },
    'GET /orders': { body: [order] },
    'GET /transporters': { body: [] },
  })
})
afterEach(() => void vi.restoreAllMocks())

/** Renders the added card as after the welcome card: addresses are on the device and these orders are cached. */
async function showAdded(orders: readonly (typeof order)[], more: object = {}) {
  const Addresses = () => <output data-testid="known">{useAddresses().addresses?.length}</output>
  show(<Addresses />)
  await vi.waitFor(() => expect(screen.getByTestId('known').textContent).toBe('1'))
  setCached(listAddresses, {}, [home])
  if (orders.length > 0) setCached(listOrders, {}, [...orders])
  await showCard({ kind: 'added', productId: 'sato', quantity: 1, ...more })
  await screen.findByRole('heading', { name: /is in your cart/ })
}

test('[CHAT-103][CHAT-125] a returning buyer can check out with the four answers of the last order, shown with its address, in one tap', async () => {
  await showAdded([order])
  expect(screen.getByText('Mtaa wa Chole 21 · Express · Mobile money')).toBeDefined()
  await userEvent.click(asLast() as HTMLElement)
  await expect
    .poll(draftNow)
    .toMatchObject({ checkoutRequested: true, addressId: 'home', deliveryOption: 'express', paymentMethod: 'mobile_money' })
})

test.each([
  ['without an earlier order', [], {}],
  ['whose address is gone', [anOrder({ id: 'o1', addressId: 'gone' })], {}],
  ['beside an open step', [order], { beside: true }],
] as const)('[CHAT-103] the offer is not shown to a buyer %s', async (_, orders, more) => {
  await showAdded(orders, more)
  expect(asLast()).toBeNull()
})

test('[CHAT-103] orders that load later do not add a button', async () => {
  await showAdded([])
  setCached(listOrders, {}, [order])
  expect(asLast()).toBeNull()
})

test('[CHAT-103][SEC-015] after a sign-out the card shows no address', async () => {
  await showAdded([order])
  expect(asLast()).not.toBeNull()
  act(() => signInAs(null))
  expect(asLast()).toBeNull()
})

test('[CHAT-103][PWA-004] offline the tap says so and sets no answer', async () => {
  await showAdded([order])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await userEvent.click(asLast() as HTMLElement)
  await expect.poll(after).toEqual([{ kind: 'guideText', text: 'connectToOrder' }])
  expect(draftNow().checkoutRequested).toBe(false)
})
