import { atForm, cashOrder, pay, refused, seconds, start } from '../scenarios/buyer.ts'
import { broken, clicks, inTurn, loading, open, payer, sees, shopped } from './reach.ts'
import type { PageState } from './types.ts'

export const checkout: readonly PageState[] = [
  { name: 'checkout', reach: inTurn(shopped('neema'), open('/checkout'), sees('Showing your 3 most recent addresses')) },
  { name: 'checkout-no-address', reach: inTurn(shopped('baraka'), open('/checkout'), sees('Street and house')) },
  { name: 'checkout-address-wrong', reach: inTurn(shopped('baraka'), open('/checkout'), clicks('Save address')) },
  {
    name: 'checkout-cash',
    reach: inTurn(shopped('asha'), open('/checkout'), ({ page }) => page.getByRole('radio', { name: /Cash/ }).check()),
  },
  { name: 'checkout-loading', reach: inTurn(shopped('asha'), loading('/checkout')), isLoading: true },
  { name: 'checkout-error', reach: inTurn(shopped('asha'), broken('/checkout', ['/addresses', '/transporters'])) },
  { name: 'payment', reach: (onlooker) => atForm(payer(onlooker, '101')) },
  { name: 'payment-waiting', reach: (onlooker) => start(payer(onlooker, '307')) },
  {
    name: 'payment-refused',
    reach: async (onlooker) => {
      const buyer = payer(onlooker, '103')
      await start(buyer)
      await seconds(buyer, 5)
      await refused(buyer, 'Payment failed: Insufficient balance')
    },
  },
  {
    name: 'payment-no-answer',
    reach: async (onlooker) => {
      const buyer = payer(onlooker, '307')
      await start(buyer)
      await seconds(buyer, 122)
    },
  },
  {
    name: 'payment-pay-again',
    reach: async (onlooker) => {
      const buyer = payer(onlooker, '307')
      await start(buyer)
      await seconds(buyer, 305)
      await sees('Pay again')(onlooker)
    },
  },
  {
    name: 'payment-order-fails',
    reach: async (onlooker) => {
      const buyer = payer(onlooker, '502')
      onlooker.world.expectConsole(/Failed to load resource/)
      await start(buyer)
      await seconds(buyer, 6)
      await sees(/but the order is not finished/)(onlooker)
    },
  },
  {
    name: 'payment-success',
    reach: async (onlooker) => {
      const buyer = payer(onlooker, '001')
      await start(buyer)
      await seconds(buyer, 5)
      await sees('Payment successful! Order has been created.')(onlooker)
    },
  },
  {
    name: 'payment-waiting-elsewhere',
    reach: async (onlooker) => {
      await atForm(payer(onlooker, '307'))
      await pay(payer(onlooker, '307'))
      await open('/products')(onlooker)
      await sees('Payment waiting')(onlooker)
    },
  },
  {
    name: 'pay-order',
    reach: async (onlooker) => {
      const { id } = await cashOrder(payer(onlooker, '007'))
      await open(`/checkout/payment/${id}`, 'asha')(onlooker)
    },
  },
  { name: 'pay-order-loading', reach: loading('/checkout/payment/order-104697', 'neema'), isLoading: true },
  { name: 'pay-order-error', reach: broken('/checkout/payment/order-104697', ['/orders/:id'], 'neema') },
]
