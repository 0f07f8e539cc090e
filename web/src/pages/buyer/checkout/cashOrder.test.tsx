// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOrder, aProduct, aUser } from '#fixtures/builders.ts'
import { addToCart, useCart } from '#web/features/cart/cartStore.ts'
import { rereadRecords, useRecords } from '#web/features/payment/device/records.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { startPaymentRunner } from '#web/features/payment/runner/runner.ts'
import { aPayment, type PaymentFields } from '#web/features/payment/testing/aPayment.ts'
import { ownerOf } from '#web/features/session/owner.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { emptyCache } from '#web/testing/emptyCache.ts'
import { Dialogs } from '#web/ui/Dialogs.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { Toasts } from '#web/ui/Toasts.tsx'
import { CheckoutPage } from './CheckoutPage.tsx'
import { PaymentPage } from './PaymentPage.tsx'
import { PayOrderPage } from './PayOrderPage.tsx'

vi.mock('#web/api/socket.ts', () => ({
  useRealtime: Object.assign(() => true, { getState: () => ({ isConnected: true }), subscribe: () => () => {} }),
  realtime: { on: () => () => {}, onConnect: () => () => {}, join: () => () => {} },
}))

const payer = ownerOf(aUser())
let order: () => Response | Promise<Response>
let stop = () => {}

beforeEach(async () => {
  await Promise.all((['shell', 'shop', 'checkout', 'payment'] as const).map(loadBundle))
  localStorage.clear()
  localStorage.setItem('token', 't')
  emptyCache()
  useToasts.setState({ toasts: [] })
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true, isLoading: false, error: null })
  useCart.setState({ lines: [], checkoutId: 'c1', owner: payer, waiting: {} })
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_: string, fn: () => unknown) => Promise.resolve().then(fn) },
    configurable: true,
  })
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (url === '/v1/orders' && method === 'POST') return order()
    return Response.json(/unfinished|orders|addresses/.test(url) ? [] : { data: [] })
  })
})
afterEach(() => stop())

/** A cash order as stored on the device when a 401 interrupted it. */
const sentOrder = (over: PaymentFields = {}) =>
  aPayment({ payer, method: 'cash_on_delivery', stage: 'paid', transactionId: 'COD-1-A', ...over })

function Where() {
  const { pathname } = useLocation()
  return <output data-testid="where">{pathname}</output>
}
const where = () => screen.getByTestId('where').textContent

function open(path: string, records: readonly PaymentRecord[]) {
  localStorage.setItem('pendingPayments', JSON.stringify(records))
  rereadRecords()
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <Where />
        <Dialogs />
        <Toasts />
        <Routes>
          <Route path="/checkout" element={<CheckoutPage />} />
          <Route path="/checkout/payment" element={<PaymentPage />} />
          <Route path="/checkout/payment/:orderId" element={<PayOrderPage />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  )
}
/** Runs payments as in the app: the cart is emptied before the record ends. */
const run = () => {
  stop = startPaymentRunner({ ordered: () => useCart.setState({ lines: [], checkoutId: 'c2' }) })
}

test('[CHK-044][MON-013] after sign-in, the page waits for the order that is sent again, then opens it', async () => {
  addToCart(aProduct({ id: 'sato-1' }), 2)
  let made: (response: Response) => void = () => {}
  order = () => new Promise((done) => (made = done))
  open('/checkout', [
    sentOrder({ purpose: { ...sentOrder().purpose, checkoutId: useCart.getState().checkoutId } as PaymentRecord['purpose'] }),
  ])
  run()
  await waitFor(() => expect(screen.getByRole('button', { name: /Placing/ })).not.toBeNull())
  made(Response.json({ id: 'o1' }, { status: 201 }))
  await waitFor(() => expect(where()).toBe('/orders/o1'))
})

test('[CHK-044][CHK-028] if the second request is refused, the page says why and the order can be placed again', async () => {
  addToCart(aProduct({ id: 'sato-1' }), 2)
  order = () => Response.json({ message: 'Sato is sold out', code: 'stock_short' }, { status: 409 })
  open('/checkout', [
    sentOrder({ purpose: { ...sentOrder().purpose, checkoutId: useCart.getState().checkoutId } as PaymentRecord['purpose'] }),
  ])
  run()
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Sato is sold out')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).not.toBeNull())
  expect(where()).toBe('/checkout')
})

const UNKNOWN = 'We do not know yet whether your order was placed. We keep asking.'
const NOT_PLACED = 'Your order was not placed. Nothing was ordered.'

test.each([
  ['a server error', () => Response.json({}, { status: 500 }), UNKNOWN],
  ['a server error with a message', () => Response.json({ message: 'Busy.' }, { status: 500 }), `Busy. ${UNKNOWN}`],
  ['no response', () => Promise.reject(new TypeError('reset')), UNKNOWN],
  ['no id', () => Response.json({}, { status: 201 }), `Order creation failed: no ID returned. ${UNKNOWN}`],
])(
  '[MON-041][CHK-042][GEN-024] after %s the page says that the outcome is unknown, and Try Again sends the order again',
  async (_, answer, text) => {
    addToCart(aProduct({ id: 'sato-1' }), 2)
    order = answer
    open('/checkout', [
      sentOrder({ purpose: { ...sentOrder().purpose, checkoutId: useCart.getState().checkoutId } as PaymentRecord['purpose'] }),
    ])
    run()
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(screen.queryByRole('button', { name: /Place Order|Placing/ })).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    order = () => Response.json({ id: 'o1' }, { status: 201 })
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(where()).toBe('/orders/o1'))
  },
)

test('[MON-041][CHK-001] an order that is found while the page is open opens, although the cart is emptied before', async () => {
  addToCart(aProduct({ id: 'sato-1' }), 2)
  open('/checkout', [sentOrder({ trouble: { kind: 'unclear' } })])
  await screen.findByRole('alert')
  act(() => useCart.setState({ lines: [], checkoutId: 'c2' }))
  expect([where(), screen.getAllByText(/Placing/).length]).toEqual(['/checkout', 1])
  localStorage.setItem('pendingPayments', JSON.stringify([sentOrder({ stage: 'done', orderId: 'o1', doneAt: Date.now() })]))
  act(rereadRecords)
  await waitFor(() => expect(where()).toBe('/orders/o1'))
})

test('[MON-041][CHK-001] a buyer who clears the cart while an order is unknown gets to the cart, which tells about it', async () => {
  addToCart(aProduct({ id: 'sato-1' }), 2)
  open('/checkout', [sentOrder({ trouble: { kind: 'unclear' } })])
  await screen.findByRole('alert')
  act(() => useCart.setState({ lines: [] }))
  await waitFor(() => expect(where()).toBe('/cart'))
})

test('[MON-041] an order that the server never got is told as not placed, and can be placed again', async () => {
  addToCart(aProduct({ id: 'sato-1' }), 2)
  order = () => Response.json({ id: 'o1' }, { status: 201 })
  open('/checkout', [sentOrder({ trouble: { kind: 'unclear' }, missingSince: Date.now() - 60_000 })])
  run()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).not.toBeNull())
  expect(screen.getByText(NOT_PLACED)).not.toBeNull()
  expect(where()).toBe('/checkout')
})

test.each(['/checkout', '/checkout/payment'])(
  '[CHK-044][CHK-001] if the order was placed before %s was opened, its page opens instead of an empty cart',
  async (path) => {
    open(path, [sentOrder({ stage: 'done', orderId: 'o1', doneAt: Date.now() })])
    await waitFor(() => expect(where()).toBe('/orders/o1'))
    expect(screen.queryByText(/Redirecting back to checkout/)).toBeNull()
  },
)

test('[PAY-018] a failed payment does not outlast the opening of the checkout, however it was opened', async () => {
  addToCart(aProduct({ id: 'sato-1' }), 2)
  open('/checkout', [aPayment({ payer, stage: 'refused', refusal: { by: 'start' } })])
  await waitFor(() => expect(useRecords.getState().records).toMatchObject([{ stage: 'refused', dismissed: true }]))
})

test('[PAY-018] a failed payment of an order does not outlast the opening of its page, however it was opened', async () => {
  const unpaid = anOrder({ id: 'o1', status: 'pending', paymentMethod: 'cash_on_delivery' })
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/orders/o1') ? unpaid : /unfinished|orders|addresses/.test(url) ? [] : { data: [] }),
  )
  const purpose = { kind: 'order', orderId: 'o1' } as PaymentRecord['purpose']
  open('/checkout/payment/o1', [aPayment({ payer, purpose, stage: 'refused', refusal: { by: 'start' } })])
  expect(await screen.findByRole('button', { name: /^Pay TZS/ })).not.toBeNull()
  expect(useRecords.getState().records).toMatchObject([{ stage: 'refused', dismissed: true }])
})

test('[CHK-001][CHK-044] an order placed an hour ago does not replace the cart', async () => {
  open('/checkout', [sentOrder({ stage: 'done', orderId: 'o1', doneAt: Date.now() - 3_600_000 })])
  await waitFor(() => expect(where()).toBe('/cart'))
})

test('[PAY-002] a payment page with nothing to pay says so and redirects to the cart, without mentioning a checkout', async () => {
  open('/checkout/payment', [])
  await waitFor(() => expect(where()).toBe('/cart'))
  expect(screen.getByText('Your cart is empty, so you have nothing to pay.')).not.toBeNull()
  expect(screen.queryByText(/Redirecting back to checkout/)).toBeNull()
})
