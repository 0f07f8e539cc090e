import { type Order, readStatus } from '#contract/order.ts'
import { now } from '#web/api/time.ts'
import { names } from '#web/chat/cards/browse/narrow.ts'
import { isUnderWay } from '#web/features/orders/orderFacts.ts'
import { dayNumber, dayOf } from '#web/i18n/dates.ts'
import { saysIn } from '../../lexicon/words/meanings.ts'
import type { Wanted } from '../../line.ts'
import type { Lack, OrderMeant } from '../../move.ts'
import { dateIn, isOnDate } from '../../read/orders/orderDates.ts'
import { ageIn, rowIn, stateIn } from '../../read/orders/orderWords.ts'
import { orderShown, shownLast } from './orderShown.ts'

export interface OrderSaid {
  /** In plain letters. */
  readonly line: string
  readonly orderNumber: string | null
  /** The fish that may say which order. */
  readonly goods: readonly Wanted[]
  /** Its goods are spoken of: where none is named it is the last that was not cancelled, under way or not. */
  readonly isBought: boolean
}

/**
 * By its number, its row in the list just shown, where it stands and when it was placed, or a fish in it; else the one the thread showed
 * last, else the newest under way. `orders` come newest first.
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
  // `my order` is rather one under way than one that came long ago.
  if (shown && !says('underWay') && (isUnderWay(shown) || !says('ownOrder'))) return { order: shown }
  const order = likeliest(orders, isBought)
  return order ? { order, isLikeliest: true } : { order: undefined, lacks: 'any' }
}

/** By where it stands, when it was placed, or a fish in it. */
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

/** Whether an order was placed when the line says; null where it says nothing of that. */
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
/** Days before the first Monday of the count. */
const TO_MONDAY = 3
const weekOf = (day: number): number => Math.floor((day + TO_MONDAY) / WEEK)
function isOfAge(createdAt: string, age: NonNullable<ReturnType<typeof ageIn>>): boolean {
  const month = Number(dayOf(now()).split('-')[1])
  if (age === 'lastMonth') return isOnDate(createdAt, { day: undefined, month: ((month + 10) % 12) + 1 })
  const today = dayNumber(now())
  const day = dayNumber(Date.parse(createdAt))
  if (age === 'lastWeek') return weekOf(today) - weekOf(day) === 1
  // `juzi` is any day not long ago.
  if (age === 'dayBefore') return today - day >= 2 && today - day < 2 * WEEK
  return today - day === (age === 'today' ? 0 : 1)
}
