import { clicks, fills, open, sees, sequence, withFailedAttempt, withFailingCalls, withShortage } from './reach.ts'
import type { PageState } from './types.ts'

export const sellerOrders: readonly PageState[] = [
  {
    name: 'seller-dashboard',
    reach: sequence(
      open('/seller/dashboard', 'mwanaidi'),
      sees('Recent orders'),
      clicks('Prepare order SMK-104697'),
      sees('SMK-104697 is being prepared'),
    ),
  },
  { name: 'seller-dashboard-review', reach: sequence(open('/seller/dashboard', 'kunduchi'), sees(/^Nothing to do yet/)) },
  { name: 'seller-dashboard-new', reach: sequence(open('/seller/dashboard', 'zawadi'), sees('Incomplete'), sees('No orders yet')) },
  { name: 'seller-dashboard-error', reach: withFailingCalls('/seller/dashboard', ['/orders/seller'], 'mwanaidi') },
  { name: 'seller-orders', reach: sequence(open('/seller/orders', 'mwanaidi'), sees('Estimated revenue')) },
  { name: 'seller-orders-none', reach: sequence(open('/seller/orders?search=none', 'mwanaidi'), sees('No orders match your filters')) },
  {
    name: 'seller-order-processing',
    reach: sequence(
      open('/seller/orders/order-104696', 'mwanaidi'),
      fills({ 'Tracking number': ' ' }),
      clicks('Save'),
      sees('Enter the tracking number.'),
    ),
  },
  {
    name: 'seller-order-missing',
    reach: sequence(open('/seller/orders/order-104698', 'mwanaidi'), clicks('Something is missing'), sees('Ask the buyer')),
  },
  {
    name: 'seller-order-waiting',
    reach: sequence(withShortage('order-104698', 2), open('/seller/orders/order-104698', 'mwanaidi'), sees(/^Waiting for the buyer/)),
  },
  {
    name: 'seller-order-not-delivered',
    reach: sequence(
      withFailedAttempt('order-104687'),
      open('/seller/orders/order-104687', 'mwanaidi'),
      sees(/^Not delivered: nobody home/),
    ),
  },
  { name: 'seller-order-delivered', reach: sequence(open('/seller/orders/order-104671', 'mwanaidi'), sees('Your earnings')) },
]
