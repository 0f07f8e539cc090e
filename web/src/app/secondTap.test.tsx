// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAddress, anOrder } from '#fixtures/builders.ts'
import { ConfirmCard } from '#web/chat/cards/asides/ConfirmCard.tsx'
import { SlipCard } from '#web/chat/cards/checkout/SlipCard.tsx'
import { CartChangedPanel } from '#web/features/cart/today/CartChangedPanel.tsx'
import { noChoices } from '#web/features/checkout/checkout.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { slipOf } from '#web/features/checkout/slip.ts'
import { CancelQuestion } from '#web/features/orders/CancelQuestion.tsx'
import { MissingQuestion } from '#web/features/orders/MissingQuestion.tsx'
import { PaymentForm } from '#web/features/payment/panels/PaymentForm.tsx'
import { PayAgain } from '#web/features/payment/panels/StillCheckingPanel.tsx'
import { aDevice, PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { CheckoutSide } from '#web/pages/buyer/checkout/CheckoutSide.tsx'

const order = anOrder({ status: 'pending' })
const shortage = {
  id: 's1',
  at: order.createdAt,
  answerBy: order.createdAt,
  lines: [{ itemId: order.items[0]?.id ?? '', ordered: 2, available: 1 }],
}
const nothing = () => undefined
const nothingLater = async () => undefined
const entry = { id: 'e1', at: 1, run: 1 }
const checkout = { lines: [], slip: slipOf([], noChoices), checkoutId: 'c1' }

/** Each is shown where the button was that the buyer pressed last. */
const shown: readonly (readonly [step: string, element: ReactNode, button: RegExp])[] = [
  ['Pay on the slip', <SlipCard key="" card={{ kind: 'slip' }} entry={{ ...entry, card: { kind: 'slip' } }} live />, /^Pay TZS/],
  ['cash on the slip', <SlipCard key="" card={{ kind: 'slip' }} entry={{ ...entry, card: { kind: 'slip' } }} live />, /^Cash/],
  [
    'Place Order on the checkout page',
    <CheckoutSide key="" checkout={checkout as never} placing={{ busy: false } as never} />,
    /Place Order/,
  ],
  ['Pay in the form', <PaymentForm key="" amount={9_000} phone="255712345678" busy={false} onPay={nothingLater} />, /^Pay TZS/],
  ['accepting changed prices', <CartChangedPanel key="" changes={[]} onAccept={nothing} />, /Accept|OK|Continue/],
  [
    'cancelling in the thread',
    <CancelQuestion key="" order={order} payerNumber={null} onAnswer={nothingLater} onProblem={nothing} />,
    /^Yes/,
  ],
  ['cancelling for missing goods', <MissingQuestion key="" order={{ ...order, shortage } as never} />, /Cancel/],
  [
    'emptying the cart',
    <ConfirmCard
      key=""
      card={{ kind: 'confirm', question: 'clearCart' }}
      entry={{ ...entry, card: { kind: 'confirm', question: 'clearCart' } }}
      live
    />,
    /^Yes/,
  ],
]
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = (element: ReactNode) => render(<MemoryRouter>{element}</MemoryRouter>)
const isReady = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-disabled') !== 'true'

beforeEach(async () => {
  await aDevice()
  signInAs(PHONE)
  const addresses = [anAddress({ id: 'home' })]
  localStorage.setItem('addresses', JSON.stringify({ state: { owner: PAYER, addresses }, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses' }))
  setChoices({ addressId: 'home', usualRead: true })
  serve({ 'GET /addresses': { body: addresses }, 'GET /transporters': { body: [] } })
  for (const bundle of ['shell', 'chat', 'payment', 'shop', 'checkout', 'placed', 'missing'] as const) await loadBundle(bundle)
  vi.useFakeTimers()
})
afterEach(async () => {
  await pass(5_000)
  cleanup()
  vi.useRealTimers()
})

test.each(shown)('[SELL-020] %s: a second tap does not press the button that the first has brought', async (_, element, name) => {
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  show(element)
  await pass(200)
  expect(isReady(name)).toBe(false)
  await pass(100)
  expect(isReady(name)).toBe(true)
})

test('[SELL-020][MON-011] the answer that pays again does not take the tap that asked', async () => {
  show(<PayAgain id="p1" />)
  fireEvent.click(screen.getByRole('button'), { detail: 1 })
  expect(isReady(/Pay again/)).toBe(false)
  await pass(300)
  expect(isReady(/Pay again/)).toBe(true)
})

test('[SELL-020][CHAT-074] a button that a key or a typed digit has brought may be pressed at once', async () => {
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  await pass(300)
  fireEvent.keyDown(document.body, { key: 'Enter' })
  fireEvent.click(document.body, { detail: 0 })
  show(<PaymentForm amount={9_000} phone="255712345678" busy={false} onPay={nothingLater} />)
  expect(isReady(/^Pay TZS/)).toBe(true)
})
