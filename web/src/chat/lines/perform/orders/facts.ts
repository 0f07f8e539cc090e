import { listProducts, type Product } from '#contract/catalogue.ts'
import { listOrders, type Order } from '#contract/order.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { newestFirst } from '#contract/rules/newestFirst.ts'
import { send } from '#web/api/client.ts'
import { narrow } from '#web/chat/cards/browse/narrow.ts'
import { working } from '#web/chat/transcript/working.ts'
import { personNow } from '#web/features/session/person.ts'
import type { Item } from '../../lexicon/Understood.ts'

const WHOLE_MARKET = 100

/** Returns the products in stock, the cheapest first. With a fish, returns only that fish if there is any. */
export async function market(item?: Item): Promise<readonly Product[]> {
  const query = item ? { search: item.search, take: WHOLE_MARKET } : { take: WHOLE_MARKET }
  const { data } = await working(() => send(listProducts, { query }))
  const found = item ? narrow(data, item) : data
  return [...found].sort((a, b) => wholeShillings(a.unitPrice) - wholeShillings(b.unitPrice))
}

/** Returns the buyer's orders, newest first; null for a guest. */
export const ordersNow = async (): Promise<readonly Order[] | null> =>
  personNow() === null ? null : newestFirst(await working(() => send(listOrders)))
