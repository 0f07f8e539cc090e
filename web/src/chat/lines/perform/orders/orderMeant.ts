import { type Order, readStatus } from '#contract/order.ts'
import { now } from '#web/api/time.ts'
import { names } from '#web/chat/cards/browse/narrow.ts'
import { isUnderWay } from '#web/features/orders/orderFacts.ts'
import { dayNumber, dayOf } from '#web/i18n/dates.ts'
import { saysIn } from '../../lexicon/words/meanings.ts'
import type { NamedFish } from '../../line.ts'
import type { Lack, OrderMeant } from '../../move.ts'
import { dateIn, isOnDate } from '../../read/orders/orderDates.ts'
import { ageIn, rowIn, stateIn } from '../../read/orders/orderWords.ts'
import { orderShown, shownLast } from './orderShown.ts'

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
