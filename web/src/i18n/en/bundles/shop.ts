import { cart } from '../cart.ts'
import { catalogue } from '../catalogue.ts'
import { wishlist } from '../wishlist.ts'

export const shop = { cart, catalogue, wishlist } as const
