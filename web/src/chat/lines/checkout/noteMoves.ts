import { type Act, askAgain } from '../act.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { type Moves, WISHING } from '../move.ts'
import { isForRider, isForSeller } from '../read/wishes.ts'
import { tellDay } from './deliveryMoves.ts'

/**
 * Wishes for the rider and the preparation become the order's note in full. While the buyer is still looking, the cart must have goods
 * (CHAT-161).
 */
export const notes: Moves = {
  /** The buyer dictates a note (`note: flat 4b`, `andika kwa dereva: …`), or removes it (`remove the note`). */
  'note.dictated': {
    to: 'statement',
    at: WISHING,
    when: ({ dictates, orderNumber }, { hasCart }) => dictates !== null && hasCart && orderNumber === null,
    acts: ({ dictates }) => {
      if (dictates === null) return []
      const { text, replaces, of } = dictates
      return [text === '' ? { do: 'dropNote', of } : { do: 'setNote', wishes: [text], ...(replaces && { replaces }) }, askAgain]
    },
  },
  'note.wish': {
    to: 'statement',
    at: WISHING,
    when: (clause, moment) => isForOrder(clause, moment) && (isWish(clause) || isForDay(clause)),
    acts: (clause): readonly Act[] => [
      ...(clause.says('laterDay') || (clause.when?.hour && !ofArrival(clause)) ? tellDay(clause) : []),
      { do: 'setNote', wishes: [clause.text.replace(LEAD, '').replace(END, '')] },
      askAgain,
    ],
  },
}

const LEAD = /^(?:(?:and|also|na|pia|ok|sawa|please|tafadhali)[ ,]+)+/iu
const END = /[\s.,!]+$/u

/** True if the clause is about the present purchase, and not about money, an existing order or the past. */
const isForOrder = (clause: Clause, { hasCart }: Moment): boolean =>
  hasCart &&
  !clause.isPlaced &&
  clause.dictates === null &&
  !clause.says('past') &&
  (clause.says('tellThem', 'hidesPrice') || !clause.says('money'))

/** True for a wish to the rider or the seller. A message to pass on is a wish unless it mentions a price, an order or goods to add. */
export const isWish = (clause: Clause): boolean =>
  clause.says('hidesPrice') ||
  (clause.says('tellThem') && !clause.says('price', 'putVerb', 'order')) ||
  (clause.goods.length === 0 && isForRider(clause)) ||
  (clause.goods.every(({ quantity, not }) => quantity === null && !not) && isForSeller(clause))

/** Words for the arrival. An hour without them is a wish too, and nobody can promise it. */
const ofArrival = ({ says }: Clause): boolean => says('bring', 'schedule', 'willBeIn', 'beDone')
const OF_DAY = /^(?:unknown|pickTime|changeOrder|deliveryTime|checkout|areaFound)$/
const isForDay = (clause: Clause): boolean =>
  clause.when !== null &&
  (ofArrival(clause) || (clause.when.hour !== null && clause.sense === 'pickTime')) &&
  clause.place === null &&
  clause.goods.length === 0 &&
  !clause.says('stop', 'ifWord') &&
  clause.senses.some((one) => OF_DAY.test(one))
