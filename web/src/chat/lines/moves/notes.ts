import { type Act, askAgain, tell } from '../act.ts'
import type { Clause } from '../line.ts'
import { BUYING, type Moves } from './move.ts'

/** Wishes for the rider and the preparation become the order's note, whole (CHAT-161). */
export const notes: Moves = {
  'note.rider': {
    to: 'statement',
    at: BUYING,
    when: (clause) => isPlain(clause) && isForRider(clause),
    over: ['note.wishDay', 'note.prepare'],
    acts: noted,
  },
  'note.prepare': {
    to: 'statement',
    at: BUYING,
    when: (clause) => isPlain(clause) && isForSeller(clause),
    over: ['note.wishDay'],
    acts: noted,
  },
  'note.wishDay': {
    to: 'statement',
    at: BUYING,
    senses: ['unknown', 'pickTime', 'changeOrder', 'deliveryTime', 'checkout', 'areaFound', 'forDay'],
    when: (clause) => isPlain(clause) && isForDay(clause),
    acts: noted,
  },
  'note.whilePaying': {
    to: 'statement',
    at: ['paying'],
    when: (clause) => isPlain(clause) && (isForRider(clause) || isForSeller(clause)),
    acts: () => [tell('ordersWithin', {})],
  },
}

function noted({ text }: Clause): readonly Act[] {
  return [{ do: 'setNote', wishes: [text.replace(LEAD, '').replace(END, '')] }, askAgain]
}

const LEAD = /^(?:(?:and|also|na|pia|ok|sawa|please|tafadhali)[ ,]+)+/iu
const END = /[\s.,!]+$/u

/** About no goods, no money, no order that exists, and nothing that happened before. */
const isPlain = ({ goods, says, orderNumber, dictates }: Clause): boolean =>
  goods.length === 0 && orderNumber === null && !dictates && !says('money', 'past')

/** Two facts each: one is never enough. */
const isForRider = ({ says, goods }: Clause): boolean =>
  (says('leaveAt') && says('gate', 'keeper') && goods.length === 0) ||
  (says('call') && says('oncomingTime', 'gate') && !says('order')) ||
  (says('knock') && says('without', 'gate', 'bring', 'oncomingTime')) ||
  (says('dog') && says('careful', 'gate', 'leaveAt', 'call')) ||
  (says('keeper') && says('openVerb') && says('gate')) ||
  (says('careful') && says('bring', 'rider'))

const isForSeller = ({ says }: Clause): boolean =>
  !says('theyDid') &&
  ((says('cutVerb', 'cleanVerb', 'takeOff', 'without') && says('fishPart') && says('cutVerb', 'cleanVerb', 'takeOff', 'please')) ||
    (says('cutVerb', 'cleanVerb') && says('forMe')) ||
    (says('cleanVerb') && says('please')))

const isForDay = ({ when, says, place }: Clause): boolean =>
  when !== null && says('bring') && place === null && !says('without', 'stopWord')
