import { expect } from '@playwright/test'
import { withoutApi } from '../pwa/withoutApi.ts'
import { START } from '../world/world.ts'
import { open, sees, sequence } from './reach.ts'
import type { PageState } from './types.ts'

/** The catalogue as the worker cached it an hour ago. */
const kept: PageState['reach'] = ({ page }) =>
  page.route(/\/v1\/(products|categories)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-saved-at': String(START - 3_600_000) } })
  })
const cut: PageState['reach'] = ({ context, world }) => withoutApi(context, world)
const notKept = sees('Not available offline.')

/** The states of pages without a network. */
export const offline: readonly PageState[] = [
  ...['/', '/products', '/products/nile-tilapia-sato-1-kg'].map((path) => ({
    name: `${['home', 'products', 'product'][path.split('/').filter(Boolean).length]}-saved`,
    reach: sequence(kept, open(path), sees(/^Offline: saved at/), ({ page }) => expect(page.getByRole('article').first()).toBeVisible()),
  })),
  { name: 'home-offline', reach: sequence(cut, open('/'), notKept) },
  { name: 'products-offline', reach: sequence(cut, open('/products'), notKept) },
  { name: 'orders-offline', reach: sequence(cut, open('/orders', 'asha'), notKept) },
  ...['/orders', '/orders/order-104698', '/profile'].map((path) => ({
    name: `${path.startsWith('/orders/') ? 'order' : path.slice(1)}-saved`,
    reach: sequence(open('/orders', 'neema'), sees('SMK-104698'), cut, open(path), sees(/^Offline: saved at/)),
  })),
  { name: 'pay-order-offline', reach: sequence(cut, open('/checkout/payment/order-104697', 'asha'), notKept) },
]
