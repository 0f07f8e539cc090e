import { failing } from '../pages/failures/failing.ts'
import { clicks, sees, sequence } from './reach.ts'
import type { PageState } from './types.ts'

/** Opens a page of the transporter's area, signed in. */
const at =
  (path: string, account = 'hamisi'): PageState['reach'] =>
  async ({ page, world }) => {
    await world.signIn(account)
    await page.goto(path)
  }

/** The server responds with an error to each change, so that its result is unclear. */
const failingChanges: PageState['reach'] = ({ world }) => failing(world, 'PATCH', '/orders/:id/transporter/status', 100)
const notFound: PageState['reach'] = ({ world }) => world.expectConsole(/Failed to load resource/)

export const transporter: readonly PageState[] = [
  { name: 'transporter-dashboard', reach: sequence(at('/transporter/dashboard'), sees('Next stop')) },
  {
    name: 'transporter-dashboard-pending',
    reach: sequence(at('/transporter/dashboard', 'grace'), sees('Verification Required'), sees('No deliveries yet')),
  },
  { name: 'transporter-deliveries', reach: sequence(at('/transporter/deliveries'), sees('SMK-104698')) },
  { name: 'transporter-deliveries-none', reach: sequence(at('/transporter/deliveries?search=xyz'), sees('No deliveries found')) },
  {
    name: 'transporter-deliveries-no-profile',
    reach: sequence(notFound, at('/transporter/deliveries', 'elia'), sees('No transporter profile found')),
  },
  { name: 'transporter-delivery', reach: sequence(at('/transporter/orders/order-104694'), sees('Mark as Delivered')) },
  {
    name: 'transporter-delivery-question',
    reach: sequence(at('/transporter/orders/order-104694'), clicks('Mark as Delivered'), sees('This action cannot be undone.')),
  },
  {
    name: 'transporter-delivery-attempt',
    reach: sequence(
      at('/transporter/orders/order-104694'),
      clicks('Could not deliver'),
      ({ world }) => world.pass(1_000),
      clicks('Wrong address'),
      sees('Not delivered: wrong address, 21 Nov'),
    ),
  },
  {
    name: 'transporter-delivery-reasons',
    reach: sequence(at('/transporter/orders/order-104694'), clicks('Could not deliver'), sees('Nobody home')),
  },
  {
    name: 'transporter-delivery-waiting',
    reach: sequence(
      at('/transporter/orders/order-104694'),
      sees('Mark as Delivered'),
      failingChanges,
      clicks('Mark as Delivered'),
      ({ world }) => world.pass(1_000),
      clicks('Confirm'),
      sees('Waiting to send'),
    ),
  },
  {
    name: 'transporter-delivery-cancelled',
    reach: sequence(at('/transporter/orders/order-104679'), sees('This order has been cancelled')),
  },
  {
    name: 'transporter-delivery-unknown',
    reach: sequence(notFound, at('/transporter/orders/order-1'), sees('Could not load order details')),
  },
  { name: 'transporter-profile', reach: sequence(at('/transporter/profile'), sees('Verified Transporter')) },
  { name: 'transporter-profile-none', reach: sequence(notFound, at('/transporter/profile', 'elia'), sees('No transporter profile found')) },
  {
    name: 'transporter-profile-wrong',
    reach: sequence(notFound, at('/transporter/profile/create', 'elia'), clicks('Save Changes'), sees('Business name is required')),
  },
  { name: 'transporter-settings', reach: sequence(at('/transporter/settings'), sees('Logout')) },
]
