import type { Order } from '#contract/order.ts'
import { isWanted } from '#web/chat/cards/browse/narrow.ts'
import { asFish, inRow } from '#web/chat/kinds/fact.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import type { Item } from '#web/chat/lines/lexicon/Understood.ts'
import { orderedLines } from '#web/features/orders/orders.ts'
import { type Act, type OrderedLine, tell } from '../act.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { type Moves, type NeededData, WISHING } from '../move.ts'
import { tellNoSuchOrder } from '../orders/tellOrder.ts'
import { numberOf } from './changesOf.ts'
import { seesList } from './linesMeant.ts'
import { sentTo } from './packs.ts'

/** Orders again, as it was or with changes (CHAT-117, CHAT-103). Refused goods are never added. */
export const again: Moves = {
  'again.usual': {
    to: 'statement',
    at: WISHING,
    // `the same one` at the address question means the address.
    when: (clause, moment) =>
      isUsual(clause, moment) &&
      !clause.says('samePlace') &&
      !(moment.question !== null && kinds[moment.question].goal === 'address' && clause.says('sameOne')),
    acts: (_clause, { isGuest, question }) =>
      isGuest && question !== 'phone' ? [{ do: 'open', card: { kind: 'signIn', why: 'usual' } }] : [{ do: 'orderUsual' }],
  },
  'again.order': {
    to: 'statement',
    at: WISHING,
    when: (clause, moment) =>
      isInstead(clause, moment) ||
      (isAgain(clause, moment) &&
        !isUsual(clause, moment) &&
        !clause.says('unasked', 'others', 'sayAgain', 'whatNow') &&
        // `kama juzi tu` to a question of the checkout is an answer, and asks for no goods.
        (!ANSWERED_BY_SAME.has(moment.question) || clause.says('buysAgain', 'order') || clause.goods.length > 0) &&
        (clause.says('buysAgain') || !clause.says('samePlace') || clause.goods.length > 0)),
    needs: ['bought'],
    acts: (clause, moment, known) => {
      const acts = orderAgain(clause, moment, known)
      // The added goods are taken out only if another order is found.
      const isFound = acts.some((act) => act.do === 'orderAgain')
      return isFound && isInstead(clause, moment) ? [{ do: 'undo' }, ...acts] : acts
    },
  },
}

const ANSWERED_BY_SAME: ReadonlySet<Moment['question']> = new Set<Moment['question']>([
  'address',
  'newAddress',
  'delivery',
  'transporters',
  'method',
])

/** `hapana, ile iliyofika`: another order replaces the one just added. */
const isInstead = ({ says, isPlaced }: Clause, { lastReply }: Moment): boolean =>
  lastReply === 'boughtAgain' && isPlaced && says('corrects') && !says('keeps', 'money', 'stop', 'unasked', 'uncleaned')

const isNotNow = ({ dictates, says, senses, text }: Clause): boolean =>
  dictates !== null || senses[0] === 'cancelOrder' || says('notAgain', 'stop', 'putOff') || LATER.test(text)
/** `nitaagiza tena`, `I'll order again`: the buyer will, some other time. */
const LATER = /(?<![a-z])(?:(?:ni|tu)ta(?:agiz|nunu|chuku)[a-z]+|(?:i|we)(?:['’]?ll| will) (?:order|buy)[a-z ]*) (?:tena|again)/i

/** True for a repeated purchase: a verb of buying with `again`, or a comparison with a matching sense or a named order. */
function isAgain(clause: Clause, moment: Moment): boolean {
  const { says, senses, isPlaced } = clause
  if (isNotNow(clause)) return false
  if (says('buysAgain')) return true
  if (says('cancelVerb') || isForOneFish(clause) || onlyPays(clause)) return false
  // `kama mara iliyopita` at a fish means that fish (CHAT-145).
  if (says('sameAs') && seesList(moment)) return false
  if (says('sameAs')) return isPlaced || senses.includes('buyAgain') || says('order')
  return (says('lastTime') && isPlaced && senses.includes('buyAgain') && !says('past')) || asksAgain(clause)
}

/** `mpesa yangu ile ile` only says how to pay. */
const onlyPays = ({ says }: Clause): boolean => says('byPhone') && !says('order')

/** `naomba changu kama mara iliyopita, wawili tu` asks for that fish only. */
const isForOneFish = ({ says, senses, goods }: Clause): boolean =>
  senses[0] === 'add' && !says('order', 'thatOne') && goods.some(({ not }) => !not)

function asksAgain({ says, senses, meant }: Clause): boolean {
  if (meant.intent !== 'buyAgain') return false
  // `bring the order of yesterday` doesn't repeat it.
  return says('bring') ? senses[0] === 'buyAgain' && says('order', 'thisOne') && !says('noOrNot') : says('again')
}

/** `the usual`, `kama kawaida`, and nothing more. */
const isUsual = (clause: Clause, moment: Moment): boolean =>
  isAgain(clause, moment) &&
  clause.senses[0] === 'buyAgain' &&
  clause.says('asBefore') &&
  (!clause.isPlaced || clause.says('lastTime')) &&
  !clause.says('except', 'noOrNot', 'doubled', 'halved') &&
  clause.goods.length === 0 &&
  clause.orderNumber === null &&
  sentTo(clause.text) === null

const MISSED: ReadonlySet<string> = new Set(['noSuchOrder', 'noneIs'])

function orderAgain(clause: Clause, { isGuest, stage, lastReply }: Moment, { orders, meant }: NeededData): readonly Act[] {
  if (isGuest || orders === null)
    return [tell('guestOrders', {}, 'orders'), ...(stage === 'looking' ? [{ do: 'open', card: { kind: 'orders' } } as const] : [])]
  // The last reply said that there is no such order, so `buy that one again` has no order to repeat.
  if (MISSED.has(lastReply ?? '') && !clause.isPlaced && clause.says('thatOne', 'thisOne')) return [tellNoSuchOrder('such')]
  if (!meant) return [tellNoSuchOrder('any')]
  if (!meant.order) return [tellNoSuchOrder('lacks' in meant ? meant.lacks : 'any')]
  const { order } = meant
  const lines = linesAgain(order, clause)
  if (lines === 'lacks') return [tellNoSuchOrder('such')]
  if (lines === 'unclear') return [askHowMany(order)]
  return [{ do: 'orderAgain', order, lines, goesOn: sentTo(clause.text) !== null }]
}

function askHowMany(order: Order): Act {
  const list = orderedLines(order).map(({ name, quantity }) => [asFish(name), ` × ${quantity}`])
  return tell('againWhich', { orderId: order.id, orderNumber: order.orderNumber, list: inRow(list, '; ') }, 'openOrder')
}

/**
 * Returns the lines of an order with the clause's changes: without refused goods and with new quantities. `lacks` if the clause changes
 * goods that the order doesn't have, so that another order is meant. `unclear` if a number may belong to several lines, or for half or
 * double the order.
 */
function linesAgain(order: Order, clause: Clause): readonly OrderedLine[] | 'lacks' | 'unclear' {
  const { goods, says } = clause
  const all = orderedLines(order)
  const counted = goods.filter(({ not, quantity }) => !not && typeof quantity === 'number')
  if (goods.some((item) => !all.some((line) => isOf(line, item)))) return 'lacks'
  if (counted.some((item) => all.filter((line) => isOf(line, item)).length > 1)) return 'unclear'
  if (says('doubled', 'halved')) return 'unclear'
  const number = goods.length === 0 && says('except', 'setTo') ? numberOf(clause) : null
  if (number !== null) return all.length === 1 ? all.map((line) => ({ ...line, quantity: number })) : 'unclear'
  return all.flatMap((line) => {
    const item = goods.find((one) => isOf(line, one))
    const quantity = item ? numberBy(item, line.quantity) : line.quantity
    return quantity > 0 ? { ...line, quantity } : []
  })
}

// Products without a kind in their name count as fresh.
const isOf = ({ name }: OrderedLine, item: Item): boolean => isWanted({ name, storageType: 'refrigerated' }, item)

/** `without 1 octopus` of three leaves two. */
function numberBy({ not, quantity }: Item, inOrder: number): number {
  if (typeof quantity !== 'number') return not ? 0 : inOrder
  return not ? inOrder - quantity : quantity
}
