// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import { addToCart, useCart } from '#web/features/cart/cartStore.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { after, show } from '#web/testing/showCard.tsx'
import type { Card } from '../../kinds/card.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { TopLine } from './TopLine.tsx'

const tilapia = aProduct({ id: 'tilapia', unitPrice: '6000.00', availableQuantity: 9 })
const order = (id: string, status: string) => anOrder({ id, orderNumber: `SMK-${id}`, status })
const CART = 'Your cart · 2 itemsTZS 12,000'

beforeEach(async () => {
  for (const bundle of ['shell', 'chat'] as const) await loadBundle(bundle)
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  useCart.setState({ lines: [], checkoutId: 'c0', owner: null, waiting: {} })
})

/** Renders the line for a signed-in buyer with these orders, this number of fish in the cart, and these cards in view. */
function draw({ orders = [], cart = 2, shown = [] }: { orders?: ReturnType<typeof order>[]; cart?: number; shown?: Card[] }): void {
  signInAs(PHONE)
  serve({ 'GET /orders': { body: orders } })
  if (cart > 0) addToCart(tilapia, cart)
  show(<TopLine shown={shown} />)
}
const names = () => screen.queryAllByRole('button').map((button) => button.ariaLabel ?? button.textContent?.trim())
const shows = (...expected: string[]) => expect.poll(names).toEqual(expected)

test('[CHAT-157] a cart with items uses the line, and orders under way are one tap away', async () => {
  draw({ orders: [order('1', 'pending'), order('2', 'delivered')] })
  await shows(CART, '1, Your orders: 1')
  await userEvent.click(screen.getByRole('button', { name: '1, Your orders: 1' }))
  await userEvent.click(screen.getByRole('button', { name: /^Your cart/ }))
  expect(after().map(({ kind }) => kind)).toEqual(['tracking', 'slip'])
})

test('[CHAT-157] two orders under way next to the cart open their list', async () => {
  draw({ orders: [order('1', 'pending'), order('2', 'shipping')] })
  await shows(CART, '2, Your orders: 2')
  await userEvent.click(screen.getByRole('button', { name: '2, Your orders: 2' }))
  expect(after()).toEqual([{ kind: 'orders' }])
})

test('[CHAT-157] with an empty cart the order uses the line', async () => {
  draw({ orders: [order('1', 'shipping')], cart: 0 })
  await shows('Order SMK-1 In Transit')
})

test('[CHAT-157] a guest sees only the cart, and an empty line without items', async () => {
  signInAs(null)
  show(<TopLine shown={[]} />)
  expect(document.querySelector('body > div > div')?.childElementCount).toBe(0)
  addToCart(tilapia, 2)
  await shows(CART)
})

test('[CHAT-157] the cart is left out next to a card that shows its total; the order then uses the line', async () => {
  const cards: Card[] = [
    { kind: 'cartChanged' },
    { kind: 'slip' },
    { kind: 'waiting', paymentId: 'p' },
    { kind: 'stillChecking', paymentId: 'p' },
    { kind: 'failure', paymentId: 'p' },
    { kind: 'recovery', paymentId: 'p' },
  ]
  for (const card of cards) {
    draw({ orders: [order('1', 'shipping')], shown: [{ kind: 'address' }, card] })
    await shows('Order SMK-1 In Transit')
    cleanup()
    useCart.setState({ lines: [] })
  }
})

test('[CHAT-157] an order is left out next to its own card or receipt; the cart is still shown', async () => {
  draw({ orders: [order('1', 'shipping')], shown: [{ kind: 'tracking', orderId: '1' }] })
  await shows(CART)
})

test('[CHAT-157] the line is empty once the only order is in view', async () => {
  signInAs(PHONE)
  serve({ 'GET /orders': { body: [order('1', 'shipping')] } })
  const Following = () => <TopLine shown={useTranscript(({ entries }) => entries).map(({ card }) => card)} />
  show(<Following />)
  await userEvent.click(await screen.findByRole('button', { name: 'Order SMK-1 In Transit' }))
  await shows()
})
