import { addresses } from '../addresses.ts'
import { cart } from '../cart.ts'
import { catalogue } from '../catalogue.ts'
import { checkout } from '../checkout.ts'
import { orders } from '../orders.ts'
import { payment } from '../payment.ts'
import { wishlist } from '../wishlist.ts'

export const shop = { addresses, cart, catalogue, checkout, orders, payment, wishlist } as const
