// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeliveryOption, PaymentMethod } from '#contract/order.ts'
import { anAddress, aProduct } from '#fixtures/builders.ts'
import { SlipCard } from '#web/chat/cards/checkout/SlipCard.tsx'
import { replyWithTotal } from '#web/chat/lines/perform/cartActs.ts'
import { BuyingLine } from '#web/chat/thread/live/orderLines.tsx'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { clearDraft, setChoices } from '#web/features/checkout/draft.ts'
import { aDevice, PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { ShopCart } from '#web/pages/buyer/cart/ShopCart.tsx'
import { CheckoutSide } from '#web/pages/buyer/checkout/CheckoutSide.tsx'
import { useCheckout } from '#web/pages/buyer/checkout/useCheckout.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const changu = aProduct({ id: 'changu', name: 'Emperor (Changu), 1 kg', unitPrice: '18500.75', availableQuantity: 9 })
const home = anAddress({ id: 'home' })

beforeEach(async () => {
  await aDevice()
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadBundle(bundle)
  await chooseLanguage('en')
  signInAs(PHONE)
  localStorage.setItem('addresses', JSON.stringify({ state: { owner: PAYER, addresses: [home] }, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses' }))
  serve({
    'GET /products/sato': { body: sato },
    'GET /products/changu': { body: changu },
    'GET /addresses': { body: [home] },
    'GET /transporters': { body: [] },
  })
  clearDraft()
})
afterEach(cleanup)

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

/** Draws a part of the app by itself and returns its text once it has the given one. */
async function textOf(part: ReactElement, until: string): Promise<string> {
  const { container, unmount } = render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{part}</SWRConfig>
    </MemoryRouter>,
  )
  const text = () => plain(container.textContent)
  await waitFor(() => expect(text()).toContain(until))
  const drawn = text()
  unmount()
  return drawn
}

const entry = { id: 'slip', at: 1, run: 1, card: { kind: 'slip' } } as const
const Side = () => <CheckoutSide checkout={useCheckout()} placing={{ busy: false } as never} />
const tzs = (amount: number): string => `TZS ${amount.toLocaleString('en')}`

/** What the thread's typed answer to `how much?` names. */
function totalTold(): unknown {
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  replyWithTotal()
  const { card } = useTranscript.getState().entries.at(-1) ?? {}
  return card && 'about' in card ? card.about : undefined
}

const states = [
  [null, null],
  ['standard', 'mobile_money'],
  ['express', null],
  ['express', 'mobile_money'],
  ['standard', 'cash_on_delivery'],
  ['express', 'cash_on_delivery'],
] as const satisfies readonly (readonly [DeliveryOption | null, PaymentMethod | null])[]

test.each(states)(
  '[CHAT-176][CHK-010][CHK-014] slip, its line, a typed answer, cart and checkout have the same sums: %s, %s',
  async (option, method) => {
    const lines = [
      { productId: 'sato', quantity: 2, product: sato },
      { productId: 'changu', quantity: 1, product: changu },
    ]
    useCart.setState({ lines, checkoutId: 'c1', owner: PAYER, waiting: {} })
    setChoices({ checkoutRequested: true, usualRead: true, addressId: 'home', deliveryOption: option, paymentMethod: method })
    const subtotal = 42_500
    const fee = option === 'express' ? 10_000 : 5_000
    const total = subtotal + fee
    const isCash = method === 'cash_on_delivery'
    const feeName = option === 'express' ? 'Delivery fee, express' : 'Delivery fee, standard'

    const slip = await textOf(<SlipCard card={{ kind: 'slip' }} entry={entry} live />, tzs(subtotal))
    const shown = isCash
      ? [`Subtotal${tzs(subtotal)}`, `${feeName}${tzs(fee)}`, `you give the driver ${tzs(total)}`, `Total, due on delivery${tzs(total)}`]
      : [`Pay now${tzs(subtotal)}`, `Delivery fee, paid on delivery${tzs(fee)}`, `Total${tzs(total)}`, `Pay ${tzs(subtotal)}`]
    for (const part of shown) expect(slip).toContain(part)

    expect(await textOf(<BuyingLine folded />, tzs(subtotal))).toContain(tzs(subtotal))
    expect(totalTold()).toMatchObject({ subtotal: tzs(subtotal), fee: tzs(fee), total: tzs(total) })

    // The cart page knows no choices, so it has the standard fee (CART-002).
    const cart = await textOf(<ShopCart />, tzs(subtotal))
    for (const part of [`Subtotal${tzs(subtotal)}`, `Delivery fee${tzs(5_000)}`, `Total${tzs(47_500)}`]) expect(cart).toContain(part)

    const checkout = await textOf(<Side />, tzs(subtotal))
    for (const part of [`Subtotal${tzs(subtotal)}`, `${feeName}${tzs(fee)}`, `Total${tzs(total)}`]) expect(checkout).toContain(part)
    expect(checkout).toMatch(
      isCash ? `on delivery${tzs(total)}` : new RegExp(`now${tzs(subtotal)}.*Delivery fee, paid on delivery ${tzs(fee)}`),
    )
  },
)
