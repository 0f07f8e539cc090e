// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { aProduct, aUser } from '#fixtures/builders.ts'
import { setQuantity, useCart } from '#web/features/cart/cartStore.ts'
import { clearDraft, setChoices } from '#web/features/checkout/draft.ts'
import { ownerOf } from '#web/features/session/owner.ts'
import { useSession } from '#web/features/session/session.ts'
import { usePreparedCheckout } from './PaymentPage.tsx'

const payer = ownerOf(aUser())
/** The navigation state of the checkout page (CHK-030): one fish with a transporter, one without. */
const passed = {
  amount: 42_500,
  phone: '255754110226',
  addressId: 'home',
  deliveryOption: 'express',
  transporterSelections: { sato: 'pwani-express' },
}
const ordered = {
  items: [
    { productId: 'sato', quantity: 2, transporterId: 'pwani-express' },
    { productId: 'changu', quantity: 1 },
  ],
  addressId: 'home',
  deliveryOption: 'express',
  paymentMethod: 'mobile_money',
  notes: 'Call at the gate',
}

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true, isLoading: false, error: null })
  const fish = (id: string, quantity: number, unitPrice: number) => ({ productId: id, quantity, product: aProduct({ id, unitPrice }) })
  useCart.setState({ lines: [fish('sato', 2, 12_000), fish('changu', 1, 18_500)], checkoutId: 'c1', owner: payer, waiting: {} })
  clearDraft()
  setChoices({ addressId: 'office', deliveryOption: 'standard', paymentMethod: null, notes: ' Call at the gate ' })
})

const prepared = (state: unknown) =>
  renderHook(usePreparedCheckout, {
    wrapper: ({ children }: PropsWithChildren) => (
      <MemoryRouter initialEntries={[{ pathname: '/checkout/payment', state }]}>{children}</MemoryRouter>
    ),
  }).result

test('[PAY-002][CHK-030][CHK-031] the checkout passed by navigation is stored for this cart, with its transporters and the notes', () => {
  const { order, amount, phone, payer: of, checkoutId } = prepared(passed).current.checkout ?? {}
  expect({ order, amount, phone, of, checkoutId }).toEqual({
    order: ordered,
    amount: 42_500,
    phone: passed.phone,
    of: payer,
    checkoutId: 'c1',
  })
  expect(prepared(null).current.checkout?.order).toEqual(ordered)
})

test.each([
  ['the amount of another cart', { ...passed, amount: 42_499 }],
  ['no amount', { ...passed, amount: undefined }],
  ['no address', { ...passed, addressId: undefined }],
  ['nothing', null],
])('[PAY-002] navigation with %s prepares no payment', (_, state) => {
  expect(prepared(state).current).toMatchObject({ checkout: null, outdated: false })
  expect(localStorage.getItem('checkoutData')).toBeNull()
})

test('[CHK-031][MON-003] after a change of the cart nothing is prepared, until it is renewed with the chosen transporters and the typed number', () => {
  const page = prepared(passed)
  act(() => setQuantity('sato', 1))
  expect(page.current).toMatchObject({ checkout: null, outdated: true })
  act(() => page.current.renew('0712 345 678'))
  const [sato, changu] = ordered.items
  const order = { ...ordered, items: [{ ...sato, quantity: 1 }, changu] }
  expect(page.current).toMatchObject({ outdated: false, checkout: { order, amount: 30_500, phone: '255712345678' } })
})
