import type { orders as en } from '../en/orders.ts'
import type { Translation } from '../placeholders.ts'

export const orders: Translation<typeof en> = {}
