import { listProducts, type Product } from '#contract/catalogue.ts'
import { listOrders, type Order, readStatus } from '#contract/order.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { newestFirst } from '#contract/rules/newestFirst.ts'
import { send } from '#web/api/client.ts'
import { now } from '#web/api/time.ts'
import { names, narrow } from '#web/chat/cards/browse/narrow.ts'
import { type Card, isKnown } from '#web/chat/kinds/card.ts'
import { wordsOf } from '#web/chat/kinds/fact.ts'
import { hasRole } from '#web/chat/kinds/kinds.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { working } from '#web/chat/transcript/working.ts'
import { isUnderWay } from '#web/features/orders/orders.ts'
import { personNow } from '#web/features/session/person.ts'
import { dayNumber, dayOf } from '#web/i18n/dates.ts'
import type { Item } from '../lexicon/Understood.ts'
import { saysIn } from '../lexicon/words/table.ts'
import type { NamedFish } from '../line.ts'
import type { Lack, OrderMeant } from '../move.ts'
import { ageIn, dateIn, isOnDate, rowIn, stateIn } from '../orders/orderWords.ts'

export interface OrderSaid {
  /** The line in lower case and without accents. */
  readonly line: string
  readonly orderNumber: string | null
  /** The fish that may identify the order. */
  readonly goods: readonly NamedFish[]
  /** True if the line is about the goods of an order. Without a name, it means the newest order that was not cancelled. */
  readonly isBought: boolean
}

/**
 * Returns the order that a line names by its number, its row in the list, its status and date, or its fish; otherwise the one shown last,
 * or else the newest under way. `orders` are sorted newest first.
 */
export function orderMeant(said: OrderSaid, orders: readonly Order[]): OrderMeant {
  const { line, orderNumber, isBought } = said
  if (orders.length === 0) return { order: undefined, lacks: 'any' }
  const numbered = orders.find((one) => one.orderNumber === orderNumber)
  if (orderNumber !== null) return found(numbered, 'number')
  const row = shownLast() === 'list' ? rowIn(line) : -1
  if (row >= 0) return found(orders[row], 'such')
  const shown = orderShown(orders)
  const says = saysIn(line)
  const described = byWords(said, orders, shown)
  if (described) return described
  if (says('lastPlaced')) return found(isBought ? likeliest(orders, true) : orders[0], 'such')
  // `my order` more likely means one under way than an old one.
  if (shown && (isUnderWay(shown) || !says('ownOrder'))) return { order: shown }
  const order = likeliest(orders, isBought)
  return order ? { order, isLikeliest: true } : { order: undefined, lacks: 'any' }
}

/** Finds the order by its status, its date or a fish in it. */
function byWords({ line, goods, isBought }: OrderSaid, orders: readonly Order[], shown: Order | undefined): OrderMeant | null {
  const isOther = shown !== undefined && saysIn(line)('otherOrder')
  const state = stateIn(line)
  const isOfTime = byTime(line, orders, shown)
  const those = orders.filter((one) => (!state || readStatus(one.status) === state) && (!isOfTime || isOfTime(one)))
  const left = isOther ? those.filter((one) => one !== shown) : those
  const wanted = goods.filter(({ not }) => !not)
  const having = left.filter(({ items }) => wanted.some(({ search }) => items.some(({ product }) => names(product.name, search))))
  if (having.length > 0) return found(likeliest(having, isBought), 'such')
  if (state) return found(left[0], those.length === 0 && !isOfTime ? state : 'such')
  if (isOfTime || isOther) return found(isBought || isOther ? likeliest(left, isBought) : left[0], 'such')
  return null
}

const likeliest = (orders: readonly Order[], isBought: boolean): Order | undefined =>
  orders.find(isBought ? wasBought : isUnderWay) ?? orders[0]
const wasBought = ({ status }: Order): boolean => readStatus(status) !== 'cancelled'
const found = (order: Order | undefined, lacks: Lack): OrderMeant => (order ? { order } : { order: undefined, lacks })

/** Returns a test for the date that a line names; null if it names none. */
function byTime(line: string, orders: readonly Order[], shown: Order | undefined): ((order: Order) => boolean) | null {
  const date = dateIn(line)
  if (date) return ({ createdAt }) => isOnDate(createdAt, date)
  if (saysIn(line)('beforeLast')) {
    const before = orders[shown && !saysIn(line)('lastPlaced') ? orders.indexOf(shown) + 1 : 1]
    return (order) => order === before
  }
  const age = ageIn(line)
  return age === undefined ? null : ({ createdAt }) => isOfAge(createdAt, age)
}

const WEEK = 7
/** Added to a day number, so that weeks begin on Monday: day 0 is Thursday, 1 January 1970. */
const TO_MONDAY = 3
const weekOf = (day: number): number => Math.floor((day + TO_MONDAY) / WEEK)
function isOfAge(createdAt: string, age: NonNullable<ReturnType<typeof ageIn>>): boolean {
  const month = Number(dayOf(now()).split('-')[1])
  if (age === 'lastMonth') return isOnDate(createdAt, { day: undefined, month: ((month + 10) % 12) + 1 })
  const today = dayNumber(now())
  const day = dayNumber(Date.parse(createdAt))
  if (age === 'lastWeek') return weekOf(today) - weekOf(day) === 1
  // `juzi` can be any recent day.
  if (age === 'dayBefore') return today - day >= 2 && today - day < 2 * WEEK
  return today - day === (age === 'today' ? 0 : 1)
}

/**
 * Returns the ID or number of the order that the thread reported or showed last, or `list` for the list of orders. Null if something else
 * came after it.
 */
export function shownLast(): string | null {
  for (const { card } of [...useTranscript.getState().entries].reverse()) {
    const shown = isKnown(card) ? shownBy(card) : null
    if (shown !== null) return shown
    if (!hasRole(card, 'words') && card.kind !== 'help' && card.kind !== 'language') return null
  }
  return null
}

function shownBy(card: Card): string | null {
  if (card.kind === 'orders') return 'list'
  if ('orderId' in card) return card.orderId
  // Goods added from an order are a new purchase.
  if (card.kind !== 'reply' || card.text === 'boughtAgain') return null
  return wordsOf(card.about?.['orderId']) || wordsOf(card.about?.['orderNumber']) || null
}

export function orderShown(orders: readonly Order[]): Order | undefined {
  const shown = shownLast()
  return orders.find(({ id, orderNumber }) => id === shown || orderNumber === shown)
}

/** True if the order's card is the newest entry. */
export function hasCardNow(orderId: string): boolean {
  const card = useTranscript.getState().entries.findLast((entry) => !hasRole(entry.card, 'words'))?.card
  return card !== undefined && isKnown(card) && (card.kind === 'tracking' || card.kind === 'receipt') && card.orderId === orderId
}

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
