import { account } from './account.ts'
import { checkout } from './checkout.ts'
import { sellerProfile } from './sellerProfile.ts'
import { shop } from './shop.ts'
import { statics } from './static.ts'
import type { PageState } from './types.ts'

/** Every page filled, empty, loading and failed: what the accessibility check visits and the gallery shows. */
export const pageStates: readonly PageState[] = [...shop, ...checkout, ...account, ...statics, ...sellerProfile]
