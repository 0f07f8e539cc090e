import { clicks, fills, loading, open, sees, sequence, withFailedAttempt, withFailingCalls, withShortage } from './reach.ts'
import type { PageState } from './types.ts'

const codeStep = sequence(open('/login'), fills({ 'Phone number': '0712345678' }), clicks('Send code'), sees('6-digit code'))

export const account: readonly PageState[] = [
  { name: 'login', reach: open('/login') },
  { name: 'login-wrong', reach: sequence(open('/login'), fills({ 'Phone number': '07123' }), clicks('Send code')) },
  {
    name: 'login-abroad',
    reach: sequence(
      open('/login'),
      fills({ 'Phone number': '+20 712 345 678' }),
      clicks('Send code'),
      sees('+20712345678 is not a Tanzanian number. Send the code there?'),
    ),
  },
  { name: 'login-code', reach: codeStep },
  {
    name: 'login-code-wrong',
    reach: sequence(
      codeStep,
      ({ world }) => world.expectConsole(/Failed to load resource/),
      fills({ '6-digit code': '000000' }),
      sees(/Wrong code/),
    ),
  },
  { name: 'register', reach: open('/register') },
  {
    name: 'register-wrong',
    reach: sequence(open('/register'), ({ page }) => page.getByRole('main').locator('button[type=submit]').click()),
  },
  { name: 'register-seller', reach: open('/register-seller') },
  { name: 'register-seller-signed-in', reach: open('/register-seller', 'asha') },
  { name: 'register-transporter', reach: open('/register-transporter') },
  {
    name: 'register-transporter-wrong',
    reach: sequence(open('/register-transporter'), clicks('Register as Transporter'), sees('Please enter the name of your business.')),
  },
  { name: 'orders', reach: open('/orders', 'neema') },
  { name: 'orders-empty', reach: open('/orders', 'baraka') },
  { name: 'orders-loading', reach: loading('/orders', 'neema'), isLoading: true },
  { name: 'orders-error', reach: withFailingCalls('/orders', ['/orders'], 'neema') },
  { name: 'order-pending', reach: open('/orders/order-104698', 'neema') },
  { name: 'order-question', reach: sequence(open('/orders/order-104698', 'neema'), clicks('Cancel order'), sees('Yes')) },
  { name: 'order-missing', reach: sequence(withShortage('order-104698', 2), open('/orders/order-104698', 'neema'), sees('Take the rest')) },
  { name: 'order-processing', reach: open('/orders/order-104695', 'neema') },
  { name: 'order-in-transit', reach: open('/orders/order-104687', 'neema') },
  {
    name: 'order-not-delivered',
    reach: sequence(withFailedAttempt('order-104687'), open('/orders/order-104687', 'neema'), sees(/^Not delivered: nobody home/)),
  },
  { name: 'order-cancelled', reach: open('/orders/order-104679', 'neema') },
  { name: 'order-delivered', reach: open('/orders/order-104649', 'neema') },
  {
    name: 'order-unknown',
    reach: sequence(
      ({ world }) => world.expectConsole(/Failed to load resource/),
      open('/orders/order-1', 'neema'),
      sees('Order Not Found'),
    ),
  },
  { name: 'order-bought-again', reach: sequence(open('/orders/order-104649', 'neema'), clicks('Buy again'), sees(/added to your cart/)) },
  { name: 'order-loading', reach: loading('/orders/order-104697', 'neema'), isLoading: true },
  { name: 'order-error', reach: withFailingCalls('/orders/order-104697', ['/orders/:id'], 'neema') },
  ...['profile', 'orders', 'wishlist', 'cart', 'settings'].map((tab) => ({
    name: `profile-${tab}`,
    reach: open(`/profile?tab=${tab}`, 'neema'),
  })),
  { name: 'profile-loading', reach: loading('/profile', 'neema'), isLoading: true },
  { name: 'profile-address', reach: sequence(open('/profile?tab=settings', 'asha'), clicks('New address')) },
]
