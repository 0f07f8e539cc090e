import { addresses } from '../addresses.ts'
import { checkout as steps } from '../checkout.ts'
import { orders } from '../orders.ts'

export const checkout = { addresses, checkout: steps, orders } as const
