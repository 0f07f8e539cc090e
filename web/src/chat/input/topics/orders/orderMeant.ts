import { type Address, listAddresses } from '#contract/address.ts'
import { type Order, type OrderStatus, readStatus } from '#contract/order.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { now } from '#web/api/time.ts'
import { readCached } from '#web/api/useCall.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { isUnderWay } from '#web/features/orders/orderFacts.ts'
import { dayNumber, dayOf } from '#web/i18n/dates.ts'
import { names } from '../../../cards/browse/narrow.ts'
import type { Talk } from '../../reply/Talk.ts'
import type { Item } from '../../understand/Understood.ts'
import { type Dated, dateIn, earlierIn, isOnDate } from './orderDates.ts'
import { orderShown, shownLast } from './orderShown.ts'
import { ageIn, placeWordIn, rowIn, saysByFish, saysLast, saysNew, saysOther, saysThisOne, stateIn } from './orderWords.ts'

/** Which order a line means; `lacks` where it names one that the buyer does not have: nothing may be done then. */
export type OrderMeant = { readonly order: Order } | { readonly order: undefined; readonly lacks: 'any' | 'number' | 'such' | OrderStatus }

type Said = Pick<Talk, 'line' | 'meant'>
interface How {
  /** The fish that may say which order. */
  readonly fish?: readonly Item[]
  /** Its goods are spoken of: where none is named it is the last that was not cancelled, under way or not. */
  readonly isBought?: boolean
}
const wasBought = ({ status }: Order): boolean => readStatus(status) !== 'cancelled'
const WEEK = 7
/** Days before the first Monday of the count. */
const TO_MONDAY = 3
const weekOf = (day: number): number => Math.floor((day + TO_MONDAY) / WEEK)
function monthOf(at: string | number): number {
  const [year = 0, month = 0] = dayOf(at).split('-').map(Number)
  return year * 12 + month
}

/**
 * By its number, where it stands and when it was placed, its row in the list just shown, a word of its address or a fish in it; else the one
 * the thread showed last, else the newest under way. `orders` come newest first.
 */
export async function orderMeant(
  { line, meant }: Said,
  orders: readonly Order[],
  { fish = meant.items, isBought = false }: How = {},
): Promise<OrderMeant> {
  const likeliest = (of: readonly Order[]): Order | undefined => of.find(isBought ? wasBought : isUnderWay) ?? of[0]
  const wanted = fish.filter(({ not }) => !not)
  const holding = (of: readonly Order[]): readonly Order[] =>
    of.filter(({ items }) => wanted.some(({ search }) => items.some(({ product }) => names(product.name, search))))
  if (orders.length === 0) return { order: undefined, lacks: 'any' }
  if (meant.orderNumber)
    return found(
      orders.find(({ orderNumber }) => orderNumber === meant.orderNumber),
      'number',
    )
  const row = shownLast() === 'list' && !dateIn(line)?.month ? rowIn(line) : -1
  const state = stateIn(line)
  const isOfTime = byTime(line, orders, isBought)
  if (state || isOfTime) {
    const those = orders.filter((one) => (!state || readStatus(one.status) === state) && (!isOfTime || isOfTime(one)))
    const left = saysOther(line) ? those.filter((one) => one !== orderShown(orders)) : those
    const isOnlyOfState = state !== undefined && !isOfTime && those.length === 0
    const having = holding(left)[0]
    if (!having && isBought && wanted.length > 0 && saysByFish(line)) return found(undefined, 'such')
    return found(having ?? (isBought && !state ? likeliest(left) : left[0]), isOnlyOfState ? state : 'such')
  }
  if (row >= 0) return found(orders[row], 'such')
  const there = await atPlace(line, orders)
  if (there !== null) return found(likeliest(there), 'such')
  const having = holding(orders)
  if (having.length > 0) return found(likeliest(having), 'such')
  const shown = saysOther(line) ? orderShown(orders) : undefined
  if (shown) return found(likeliest(orders.filter((one) => one !== shown)), 'such')
  if (saysNew(line)) return found(likeliest(orders), 'such')
  return found(saysLast(line) ? (isBought ? likeliest(orders) : orders[0]) : (atHand(line, orders) ?? likeliest(orders)), 'such')
}

const found = (order: Order | undefined, lacks: 'number' | 'such' | OrderStatus): OrderMeant =>
  order ? { order } : { order: undefined, lacks }

const MY_ORDER = /(?<![a-z])(?:my (?:order|fish)|oda yangu|samaki wangu)(?![a-z])/i

/** What was shown last; `my order` is rather one under way than one that came long ago. */
function atHand(line: string, orders: readonly Order[]): Order | undefined {
  const shown = saysThisOne(line) ? undefined : orderShown(orders)
  return shown && (isUnderWay(shown) || !MY_ORDER.test(line)) ? shown : undefined
}

/** Whether an order was placed when the line says; null where it says nothing of that. */
function byTime(line: string, orders: readonly Order[], isBought: boolean): ((order: Order) => boolean) | null {
  const earlier = earlierIn(line)
  // `the 5th`, and not the fifth row.
  const date: Dated | null = shownLast() === 'list' && rowIn(line) >= 0 && !dateIn(line)?.month ? null : dateIn(line)
  if (date) return ({ createdAt }) => isOnDate(createdAt, date)
  if (earlier === undefined) return byAge(line)
  const shown = orderShown(orders)
  if (earlier === 'month') {
    const month = monthOf(shown?.createdAt ?? now())
    return ({ createdAt }) => month - monthOf(createdAt) === 1
  }
  const counted = isBought ? orders.filter(wasBought) : orders
  const before = earlier === 'it' && shown ? orders[orders.indexOf(shown) + 1] : counted[1]
  return (order) => order === before
}

function byAge(line: string): ((order: Order) => boolean) | null {
  const age = ageIn(line)
  if (!age) return null
  const today = dayNumber(now())
  return ({ createdAt }) => {
    const day = dayNumber(Date.parse(createdAt))
    if (age === 'today') return today === day
    if (age === 'yesterday') return today - day === 1
    if (age === 'lastMonth') return monthOf(now()) - monthOf(createdAt) === 1
    // On a Sunday `last week` is also the week behind us.
    return weekOf(today) - weekOf(day) === 1 || (today - day >= WEEK / 2 && today - day <= WEEK)
  }
}

/** Words of an address that every line about an order may have. */
const LITTLE = /^(?:samaki|fish|soko|market|order|orders|wangu|yangu|wapi|mtaa|street|road|karibu|near|nyumba|house|salaam|tanzania)$/
const SAME: readonly (readonly string[])[] = [
  ['office', 'ofisi', 'ofisini', 'kazini'],
  ['home', 'nyumbani'],
]
const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !LITTLE.test(word))
const alike = (word: string): readonly string[] => SAME.find((group) => group.includes(word)) ?? [word]

const GOES_TO = /(?<![a-z])(?:to|at|going|kwenda|ina(?:yo)?enda|ya kule)(?![a-z])/i

/** The orders for an address that the line has a word of; null where it names no place. */
async function atPlace(line: string, orders: readonly Order[]): Promise<readonly Order[] | null> {
  const pointed = placeWordIn(line)
  const addresses = await addressesKnown(pointed !== undefined || GOES_TO.test(line))
  const typed = new Set(wordsOf(line).flatMap(alike))
  const isThere = ({ fullName, addressLine1, addressLine2 = '', city }: Address): boolean =>
    wordsOf([fullName, addressLine1, addressLine2, city].join(' ')).some((word) => typed.has(word))
  const ids = new Set(addresses.filter(isThere).map(({ id }) => id))
  const there = orders.filter(({ addressId }) => ids.has(addressId))
  if (there.length > 0) return there
  const isFish = pointed !== undefined && orders.some(({ items }) => items.some(({ product }) => names(product.name, pointed)))
  return pointed === undefined || isFish ? null : []
}

export async function addressesKnown(mustKnow: boolean): Promise<readonly Address[]> {
  const known = addressesNow()
  if (known.length > 0 || !mustKnow) return known
  return readCached(listAddresses, {}).catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })
}
