// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { CartPanel } from './CartPanel.tsx'
import { addToCart, useCart } from './cartStore.ts'
import { QuantityPanel } from './QuantityPanel.tsx'
import { CartChangedPanel } from './today/CartChangedPanel.tsx'

// The wait before a button can be pressed is tested in secondTap.test.tsx.
vi.mock('#web/ui/useArmed.ts', () => ({ useArmed: () => true }))

beforeEach(async () => {
  await loadBundle('shell')
  await loadBundle('shop')
  useCart.setState({ lines: [], checkoutId: 'c0', owner: null, waiting: {} })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const handlers = () => ({ onCheckout: vi.fn(), browse: <a href="/products">Browse Products</a>, onClear: vi.fn() })
const showCart = (props = handlers(), more = {}) => {
  render(
    <MemoryRouter>
      <CartPanel {...props} {...more} />
    </MemoryRouter>,
  )
  return props
}

test('[CART-003][CART-004][CART-005] an empty cart says so, links to the products and cannot be checked out', () => {
  showCart()
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Checkout' }).disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'Browse Products' })).toBeTruthy()
})

test('[CART-001][CART-002] the cart shows its lines with subtotal, standard fee and total', () => {
  addToCart(aProduct({ unitPrice: '12000.00' }), 2)
  showCart()
  const summary = screen.getByRole('region', { name: 'Order summary' }).textContent
  expect(summary).toContain('SubtotalTZS 24,000')
  expect(summary).toContain('Delivery feeTZS 5,000')
  expect(summary).toContain('TotalTZS 29,000')
})

test('[CART-013][CART-015] the stepper changes the quantity from one to the limit', async () => {
  addToCart(aProduct({ name: 'Sato', availableQuantity: 3 }), 1)
  showCart()
  const [fewer, more] = ['Fewer: Quantity of Sato', 'More: Quantity of Sato'].map((name) => screen.getByRole('button', { name }))
  if (!fewer || !more) throw new Error('no stepper')
  for (let i = 0; i < 5; i++) await userEvent.click(more)
  expect(useCart.getState().lines[0]?.quantity).toBe(3)
  for (let i = 0; i < 5; i++) await userEvent.click(fewer)
  expect(useCart.getState().lines[0]?.quantity).toBe(1)
})

test('[CHAT-036] a removed line can be restored', async () => {
  addToCart(aProduct({ id: 'a', name: 'Sato' }), 2)
  addToCart(aProduct({ id: 'b', name: 'Changu' }), 1)
  showCart()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sato' }))
  expect(screen.queryByRole('link', { name: 'Sato' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(useCart.getState().lines.map((line) => [line.productId, line.quantity])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})

test('[CHAT-036] for 5 s a changed quantity can be undone at its line, in one step', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  addToCart(aProduct({ id: 'a', name: 'Sato', availableQuantity: 9 }), 2)
  addToCart(aProduct({ id: 'b', name: 'Changu' }), 1)
  showCart()
  const quantities = () => useCart.getState().lines.map(({ quantity }) => quantity)
  const step = () => act(() => screen.getByRole('button', { name: 'More: Quantity of Sato' }).click())
  const undo = () => screen.queryByRole('button', { name: /^Undo/ })
  step()
  step()
  expect([quantities(), undo()?.closest('li')?.textContent, undo()?.textContent]).toEqual([
    [4, 1],
    expect.stringContaining('Sato'),
    'Undo Quantity of Sato',
  ])
  act(() => undo()?.click())
  expect([quantities(), undo(), document.activeElement?.ariaLabel]).toEqual([[2, 1], null, 'Fewer: Quantity of Sato'])
  step()
  act(() => void vi.advanceTimersByTime(4_900))
  expect(undo()).not.toBeNull()
  act(() => void vi.advanceTimersByTime(200))
  expect([quantities(), undo()]).toEqual([[3, 1], null])
})

test('[MON-003][CHAT-090] the changes are announced, one line each, and can be accepted or edited', async () => {
  const [onAccept, onEdit] = [vi.fn(), vi.fn()]
  render(
    <CartChangedPanel
      changes={[
        { kind: 'price', productId: 'a', name: 'Sato', from: 12_000, to: 13_000 },
        { kind: 'stock', productId: 'b', name: 'Changu', left: 2 },
        { kind: 'soldOut', productId: 'c', name: 'Kamba' },
      ]}
      onAccept={onAccept}
      onEdit={onEdit}
    />,
  )
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Your cart has changed. Please check it.')
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map((item) => item.textContent.replaceAll('\u00A0', ' ')),
  ).toEqual(['Sato: TZS 12,000 → TZS 13,000', 'Changu: only 2 left', 'Kamba: sold out'])
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await userEvent.click(screen.getByRole('button', { name: 'Edit cart' }))
  expect([onAccept.mock.calls.length, onEdit.mock.calls.length]).toEqual([1, 1])
})

test('[CHAT-085][CHAT-086] the quantity is a spin button, limited by stock and what is in the cart', async () => {
  const onChosen = vi.fn()
  render(<QuantityPanel product={aProduct({ unitPrice: 12_000, availableQuantity: 8 })} inCart={2} onChosen={onChosen} />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'How many?' })
  expect([field.min, field.max]).toEqual(['1', '6'])
  expect(screen.getByText('Type a number from 1 to 6')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '10' })).toBeNull()
  await userEvent.clear(field)
  await userEvent.type(field, '7{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Choose between 1 and 6.')
  expect(onChosen).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '5' }))
  expect(screen.getByText('TZS 60,000')).toBeTruthy()
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Add to Cart' })))
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(5)
})
