import { expect } from '@playwright/test'
import { withoutApi } from '../pwa/withoutApi.ts'
import { START } from '../world/world.ts'
import { open, sees, sequence } from './reach.ts'
import type { PageState } from './types.ts'

/** Makes the catalogue's responses look as if the service worker had cached them an hour ago. */
const cachedCatalogue: PageState['reach'] = ({ page }) =>
  page.route(/\/v1\/(products|categories)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-saved-at': String(START - 3_600_000) } })
  })
const blockApi: PageState['reach'] = ({ context, world }) => withoutApi(context, world)
const notAvailable = sees('Not available offline.')

export const offline: readonly PageState[] = [
  ...['/', '/products', '/products/nile-tilapia-sato-1-kg'].map((path) => ({
    name: `${['home', 'products', 'product'][path.split('/').filter(Boolean).length]}-saved`,
    reach: sequence(cachedCatalogue, open(path), sees(/^Offline: saved at/), ({ page }) =>
      expect(page.getByRole('article').first()).toBeVisible(),
    ),
  })),
  { name: 'home-offline', reach: sequence(blockApi, open('/'), notAvailable) },
  { name: 'products-offline', reach: sequence(blockApi, open('/products'), notAvailable) },
  { name: 'orders-offline', reach: sequence(blockApi, open('/orders', 'asha'), notAvailable) },
  ...['/orders', '/orders/order-104698', '/profile'].map((path) => ({
    name: `${path.startsWith('/orders/') ? 'order' : path.slice(1)}-saved`,
    reach: sequence(open('/orders', 'neema'), sees('SMK-104698'), blockApi, open(path), sees(/^Offline: saved at/)),
  })),
  { name: 'pay-order-offline', reach: sequence(blockApi, open('/checkout/payment/order-104697', 'asha'), notAvailable) },
]
