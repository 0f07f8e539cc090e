import { listProducts, type Product } from '#contract/catalogue.ts'
import { listOrders, type Order } from '#contract/order.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { newestFirst } from '#web/features/orders/orderFacts.ts'
import { personNow } from '#web/features/session/person.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { narrow } from '../../cards/browse/narrow.ts'
import { questionText } from '../../guide/guideTexts.ts'
import { working } from '../../transcript/working.ts'
import type { Talk } from '../reply/Talk.ts'
import type { Item } from '../understand/Understood.ts'

const WHOLE_MARKET = 100

export const shopPhone = { shopPhone: config.support.phone }

/** What is in stock, the cheapest first; with a fish only that fish, where there is any. */
export async function market(item?: Item): Promise<readonly Product[]> {
  const query = item ? { search: item.search, take: WHOLE_MARKET } : { take: WHOLE_MARKET }
  const { data } = await working(() => send(listProducts, { query }))
  const found = item ? narrow(data, item) : data
  return byPrice(found)
}
export const byPrice = (products: readonly Product[]): readonly Product[] =>
  [...products].sort((a, b) => wholeShillings(a.unitPrice) - wholeShillings(b.unitPrice))
export const inStock = (products: readonly Product[]): readonly Product[] => products.filter((product) => product.availableQuantity > 0)

export const itemOf = ({ meant }: Talk): Item | undefined => meant.items.find(({ not }) => !not)

/** The buyer's orders, the newest first; null for a guest. */
export const ordersNow = async (): Promise<readonly Order[] | null> =>
  personNow() === null ? null : newestFirst(await working(() => send(listOrders)))

/** What the open question asks; '' where none of the checkout is open. */
export const questionNow = ({ asked }: Talk): string => (asked === null ? '' : questionText(asked.kind, textsNow('chat')))
