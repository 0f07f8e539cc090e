import { type Act, askAgain, tell } from '../act.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { type Moves, WISHING } from './move.ts'

/** Wishes for the rider and the preparation become the order's note, whole; while the buyer still looks, once something is in the cart (CHAT-161). */
export const notes: Moves = {
  'note.rider': {
    to: 'statement',
    at: WISHING,
    when: (clause, moment) => isForOrder(clause, moment) && (isToTell(clause) || (clause.goods.length === 0 && isForRider(clause))),
    over: ['note.wishDay', 'note.prepare'],
    acts: noted,
  },
  'note.prepare': {
    to: 'statement',
    at: WISHING,
    when: (clause, moment) => isForOrder(clause, moment) && clause.goods.length === 0 && isForSeller(clause),
    over: ['note.wishDay'],
    acts: noted,
  },
  'note.wishDay': {
    to: 'statement',
    at: WISHING,
    senses: ['unknown', 'pickTime', 'changeOrder', 'deliveryTime', 'checkout', 'areaFound', 'forDay'],
    when: (clause, moment) => isForOrder(clause, moment) && clause.goods.length === 0 && isForDay(clause),
    acts: noted,
  },
  'note.whilePaying': {
    to: 'statement',
    at: ['paying'],
    when: (clause, moment) => isForOrder(clause, moment) && (isToTell(clause) || isForRider(clause) || isForSeller(clause)),
    acts: () => [tell('ordersWithin', {})],
  },
}

function noted({ text }: Clause): readonly Act[] {
  return [{ do: 'setNote', wishes: [text.replace(LEAD, '').replace(END, '')] }, askAgain]
}

const LEAD = /^(?:(?:and|also|na|pia|ok|sawa|please|tafadhali)[ ,]+)+/iu
const END = /[\s.,!]+$/u

/** Of what is being bought, and about no money, no order that exists, and nothing that happened before. */
const isForOrder = ({ says, orderNumber, dictates }: Clause, { hasCart }: Moment): boolean =>
  hasCart && orderNumber === null && !dictates && !says('money', 'past')

/** Told to be passed on, whatever it is; what is to be added is goods. */
const isToTell = ({ says }: Clause): boolean => says('tellThem') && !says('price', 'putVerb', 'order')

/** Two facts each: one is never enough. */
const isForRider = ({ says }: Clause): boolean =>
  (says('leaveAt') && says('gate', 'keeper')) ||
  (says('call') && says('oncomingTime', 'gate') && !says('order')) ||
  (says('knock') && says('without', 'gate', 'bring', 'oncomingTime')) ||
  (says('dog') && says('careful', 'gate', 'leaveAt', 'call')) ||
  (says('keeper') && says('openVerb') && says('gate')) ||
  (says('careful') && says('bring', 'rider'))

const isForSeller = ({ says }: Clause): boolean =>
  !says('theyDid') &&
  ((says('cutVerb', 'cleanVerb', 'takeOff', 'without') && says('fishPart') && says('cutVerb', 'cleanVerb', 'takeOff', 'please')) ||
    (says('cutVerb', 'cleanVerb') && says('forMe')) ||
    (says('packVerb') && says('packing')) ||
    (says('cleanVerb') && says('please')))

const isForDay = ({ when, says, place }: Clause): boolean =>
  when !== null && says('bring') && place === null && !says('without', 'stopWord')
