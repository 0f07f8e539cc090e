import { clicks, loading, open, sees, sequence, signedOut, withCart, withFailingCalls } from './reach.ts'
import type { PageState } from './types.ts'

const TUNA = '/products/yellowfin-tuna-jodari-1-kg'

export const shop: readonly PageState[] = [
  { name: 'home', reach: open('/') },
  { name: 'home-empty', reach: sequence(({ world }) => world.reset({ seed: 'empty' }), open('/')) },
  { name: 'home-loading', reach: loading('/'), isLoading: true },
  { name: 'home-error', reach: withFailingCalls('/', ['/products', '/categories']) },
  { name: 'catalogue', reach: open('/products') },
  { name: 'catalogue-second-page', reach: open('/products?page=2', 'asha') },
  { name: 'catalogue-empty', reach: open('/products?search=nyangumi') },
  { name: 'catalogue-loading', reach: loading('/products'), isLoading: true },
  { name: 'catalogue-error', reach: withFailingCalls('/products', ['/products', '/categories']) },
  { name: 'product', reach: open(TUNA, 'asha') },
  {
    name: 'product-sold-out',
    reach: sequence(({ world }) => world.control.change('products', 'yellowfin-tuna-jodari-1-kg', { availableQuantity: 0 }), open(TUNA)),
  },
  {
    name: 'product-no-image',
    reach: sequence(({ world }) => world.control.change('products', 'yellowfin-tuna-jodari-1-kg', { images: [] }), open(TUNA)),
  },
  { name: 'product-loading', reach: loading(TUNA), isLoading: true },
  { name: 'product-error', reach: withFailingCalls(TUNA, ['/products/:id']) },
  {
    name: 'product-unknown',
    reach: sequence(({ world }) => world.expectConsole(/Failed to load resource/), open('/products/nyangumi'), sees('Product not found')),
  },
  { name: 'cart', reach: sequence(withCart('asha'), open('/cart')) },
  { name: 'cart-empty', reach: open('/cart') },
  {
    name: 'cart-question',
    reach: sequence(
      withCart('asha'),
      signedOut,
      open('/cart'),
      clicks('Checkout'),
      sees('You need to login before checkout. Go to login page?'),
    ),
  },
  { name: 'wishlist', reach: sequence(open('/products', 'asha'), clicks(/^Wishlist: /), open('/wishlist')) },
  { name: 'wishlist-empty', reach: open('/wishlist', 'asha') },
]
