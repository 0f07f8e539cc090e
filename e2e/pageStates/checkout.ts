import { expect } from '@playwright/test'
import { browserOffers } from '../pwa/browserOffers.ts'
import { atForm, cashOrder, FISH, passSeconds, pay, payButton, start } from '../scenarios/buyer.ts'
import { clicks, loading, open, payer, sees, sequence, withCart, withFailingCalls } from './reach.ts'
import type { PageState } from './types.ts'

/** Starts a payment with a scenario and lets this many seconds pass. */
const paying =
  (scenario: string, after: number, ...reaches: PageState['reach'][]): PageState['reach'] =>
  async (fixtures) => {
    const buyer = payer(fixtures, scenario)
    fixtures.world.expectConsole(/Failed to load resource/)
    await start(buyer)
    await passSeconds(buyer, after)
    await sequence(...reaches)(fixtures)
  }

export const checkout: readonly PageState[] = [
  { name: 'checkout', reach: sequence(withCart('neema'), open('/checkout'), sees('Showing your 3 most recent addresses')) },
  { name: 'checkout-no-address', reach: sequence(withCart('baraka'), open('/checkout'), sees('Street and house')) },
  { name: 'checkout-address-wrong', reach: sequence(withCart('baraka'), open('/checkout'), clicks('Save address')) },
  {
    name: 'checkout-cash',
    reach: sequence(withCart('asha'), open('/checkout'), ({ page }) => page.getByRole('radio', { name: /Cash/ }).check()),
  },
  {
    name: 'order-made',
    reach: sequence(
      withCart('asha'),
      open('/checkout'),
      ({ page }) => page.getByRole('radio', { name: /Cash/ }).check(),
      ({ page }) => page.getByRole('main').getByRole('button', { name: 'Place Order' }).click(),
      ({ page }) => expect(page).toHaveURL(/\/orders\//),
      ({ page }) => browserOffers(page),
      sees('Install Samaki'),
    ),
  },
  { name: 'checkout-loading', reach: sequence(withCart('asha'), loading('/checkout')), isLoading: true },
  { name: 'checkout-error', reach: sequence(withCart('asha'), withFailingCalls('/checkout', ['/addresses', '/transporters'])) },
  { name: 'payment', reach: (fixtures) => atForm(payer(fixtures, '101')) },
  {
    name: 'payment-price-changed',
    reach: async (fixtures) => {
      await atForm(payer(fixtures, '001'))
      await fixtures.world.control.change('products', FISH, { unitPrice: 20_000 })
      await payButton(fixtures.page).click()
      await sees('Your cart has changed. Please check it.')(fixtures)
    },
  },
  { name: 'payment-waiting', reach: paying('307', 0) },
  { name: 'payment-refused', reach: paying('103', 5, sees('Payment failed: Insufficient balance')) },
  { name: 'payment-no-answer', reach: paying('307', 122, sees('Check Payment Status')) },
  { name: 'payment-pay-again', reach: paying('307', 305, sees('Pay again')) },
  { name: 'payment-order-fails', reach: paying('502', 6, sees(/but the order is not finished/)) },
  { name: 'payment-success', reach: paying('001', 5, sees('Payment successful! Order has been created.')) },
  {
    name: 'payment-waiting-elsewhere',
    reach: async (fixtures) => {
      await atForm(payer(fixtures, '307'))
      await pay(payer(fixtures, '307'))
      await open('/products')(fixtures)
      await sees('Payment waiting')(fixtures)
    },
  },
  {
    name: 'pay-order',
    reach: async (fixtures) => {
      const { id } = await cashOrder(payer(fixtures, '007'))
      await open(`/checkout/payment/${id}`, 'asha')(fixtures)
    },
  },
  { name: 'pay-order-loading', reach: loading('/checkout/payment/order-104697', 'neema'), isLoading: true },
  { name: 'pay-order-error', reach: withFailingCalls('/checkout/payment/order-104697', ['/orders/:id'], 'neema') },
]
