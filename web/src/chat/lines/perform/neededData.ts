import { type Order, readStatus } from '#contract/order.ts'
import { listTransporters } from '#contract/transporter.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { readCached } from '#web/api/useCall.ts'
import type { Decision } from '../decide.ts'
import { plainOf } from '../lexicon/tokens.ts'
import type { Need, NeededData, OrderMeant } from '../move.ts'
import { fishData } from './goodsNow.ts'
import { market, type OrderSaid, orderMeant, orderShown, ordersNow } from './ordersNow.ts'
import type { ThreadState } from './threadState.ts'

/** Loads the data that the chosen moves need, and nothing else. */
export async function loadNeeded(decisions: readonly Decision[], thread: ThreadState): Promise<NeededData> {
  const needs = new Set(decisions.flatMap(({ move }) => move?.needs ?? []))
  const isOfOrder = OF_ORDER.some((need) => needs.has(need))
  const orders = needs.has('orders') ? await ordersIfReadable() : isOfOrder ? await ordersNow() : null
  const isNamed = needs.has('orders') && decisions.some(({ clause }) => clause.isPlaced)
  return {
    orders,
    shown: orderShown(orders ?? []),
    meant: orders && (isOfOrder || isNamed) ? meantBy(decisions, needs, orders) : undefined,
    market: needs.has('market') ? (await market()).filter(({ availableQuantity }) => availableQuantity > 0) : [],
    fish: await fishData(decisions, thread),
    transporters: needs.has('transporters') ? await readCached(listTransporters, {}) : [],
  }
}

const OF_ORDER: readonly Need[] = ['order', 'complained', 'bought']

/** A separate clause may say which order: `the one on its way, who brings it?` */
function meantBy(decisions: readonly Decision[], needs: ReadonlySet<Need>, orders: readonly Order[]): OrderMeant {
  const naming =
    decisions.find(({ clause }) => clause.isPlaced) ?? decisions.find(({ move }) => OF_ORDER.some((need) => move?.needs?.includes(need)))
  const said = {
    line: plainOf(decisions.map(({ clause }) => clause.text).join(' ')),
    orderNumber: naming?.clause.orderNumber ?? null,
    goods: naming?.clause.goods ?? [],
    isBought: needs.has('bought'),
  }
  return needs.has('complained') ? complained(said, orders) : orderMeant(said, orders)
}

/** A complaint is about the order shown, or one that has arrived. Another one must be named. */
function complained(said: OrderSaid, orders: readonly Order[]): OrderMeant {
  const shown = orderShown(orders)
  const hasCome = (order: Order): boolean =>
    readStatus(order.status) === 'delivered' || (order === shown && readStatus(order.status) === 'shipping')
  const meant = orderMeant(said, orders.filter(hasCome))
  const isGuess = meant.order === undefined || (meant.isLikeliest && said.goods.length > 0)
  return isGuess ? orderMeant(said, orders) : meant
}

/** If the server refuses, the orders are unknown. Without a network, the line may be stored for later. */
async function ordersIfReadable(): Promise<NeededData['orders']> {
  try {
    return await ordersNow()
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) return null
    throw error
  }
}
