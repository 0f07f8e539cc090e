// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { addToCart, setQuantity, useCart } from '#web/features/cart/cartStore.ts'
import { otherPhone } from '#web/features/checkout/checkout.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import { aDevice, PAYER } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { confirmSlip } from './confirmSlip.ts'

const sato = aProduct({ id: 'a', name: 'Sato', unitPrice: 12_000, availableQuantity: 9 })
/** Called while prices are read, to act as another tab. */
let meanwhile = () => {}

beforeEach(async () => {
  await aDevice()
  await Promise.all((['shop', 'checkout', 'payment'] as const).map(loadBundle))
  meanwhile = () => {}
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== '/v1/products/a') return Response.json([])
    meanwhile()
    return Response.json(sato)
  })
  useCart.setState({ lines: [], checkoutId: 'c1', owner: PAYER, waiting: {} })
  addToCart(sato, 2)
  setChoices({ addressId: 'home', deliveryOption: 'standard', transporterSelections: { a: 'none' }, phone: otherPhone('255712345678') })
})
const started = () =>
  useRecords.getState().records.map(({ method, amount, purpose }) => [method, amount, purpose.kind === 'cart' && purpose.lines])

test.each(['mobile_money', 'cash_on_delivery'] as const)(
  '[PAY-002][CHAT-104] with %s a cart that another tab changes after the tap is not bought; the slip says so',
  async (paymentMethod) => {
    setChoices({ paymentMethod })
    meanwhile = () => setQuantity('a', 3)
    expect(await confirmSlip('255712345678')).toBe('Your cart has changed. Please check it.')
    expect(started()).toEqual([])
  },
)

test('[CHAT-104][CHK-031] the payment record contains what the slip showed', async () => {
  setChoices({ paymentMethod: 'mobile_money' })
  expect(await confirmSlip('255712345678')).toBeNull()
  expect(started()).toEqual([['mobile_money', 24_000, [{ productId: 'a', name: 'Sato', quantity: 2, unitPrice: 12_000 }]]])
})

test('[CHAT-104] a too long note or a missing answer is reported, and nothing is started', async () => {
  setChoices({ paymentMethod: 'mobile_money', notes: 'x'.repeat(1_001) })
  expect(await confirmSlip('255712345678')).toContain('1,000')
  setChoices({ notes: '' })
  expect(await confirmSlip(null)).toBe('Something went wrong with your checkout')
  setChoices({ addressId: null })
  expect(await confirmSlip('255712345678')).toBe('Something went wrong with your checkout')
  expect(started()).toEqual([])
})
