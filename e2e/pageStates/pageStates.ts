import { account } from './account.ts'
import { checkout } from './checkout.ts'
import { offline } from './offline.ts'
import { sellerMoney } from './sellerMoney.ts'
import { sellerOrders } from './sellerOrders.ts'
import { sellerProducts } from './sellerProducts.ts'
import { sellerProfile } from './sellerProfile.ts'
import { shop } from './shop.ts'
import { statics } from './static.ts'
import { transporter } from './transporter.ts'
import type { PageState } from './types.ts'

/** Every page filled, empty, loading and failed, for the accessibility check and the gallery. */
export const pageStates: readonly PageState[] = [
  ...shop,
  ...checkout,
  ...account,
  ...statics,
  ...offline,
  ...sellerProfile,
  ...sellerProducts,
  ...sellerOrders,
  ...sellerMoney,
  ...transporter,
]
