import { type Act, fishToFind, type ReplyAct, tell } from '../act.ts'
import type { Clause } from '../line.ts'
import type { Moves } from '../move.ts'
import { isPrepared } from '../read/wishes.ts'
import { wantsFish } from '../talk/topic.ts'
import { halfOf, LOOKS, list } from './listMoves.ts'
import { saysSeveral } from './rowsIn.ts'

/** Keeps fish for later, and shares links (CHAT-118, CHAT-121, CHAT-122). */
const wishlist: Moves = {
  /** Fish are removed with the heart on the card. */
  'wishlist.keep': {
    to: 'statement',
    when: (clause) =>
      (clause.says('wish') || clause.sense === 'wishlist') && clause.says('keep', 'takeOff', 'takesOut') && !clause.says('cold'),
    acts: (clause) =>
      clause.says('takeOff', 'takesOut')
        ? [{ do: 'open', card: { kind: 'wishlist' } }]
        : [{ do: 'keepForLater', goods: fishToFind(clause) }],
  },
  'shop.share': {
    when: ({ sense, place, meant }) => sense === 'share' && place === null && meant.intent === 'share',
    acts: (clause) => [{ do: 'share', goods: fishToFind(clause), isCart: clause.goods.length === 0 && clause.says('basket', 'all') }],
  },
}

/**
 * Searches and adds fish by name (CHAT-134, CHAT-136, CHAT-138). Moves that only search are talk: any move that knows more about the clause
 * beats them.
 */
export const goods: Moves = {
  ...list,
  ...wishlist,
  /** The parser's own rules apply too: a guess adds nothing (CHAT-048). */
  'goods.want': {
    to: 'statement',
    when: (clause, { stage, attempt }) => isPutIn(clause) && (stage !== 'paying' || attempt?.kind !== 'waiting'),
    acts: (clause, { stage, attempt }) => (stage === 'paying' && attempt?.kind !== 'refused' ? [tell('ordersWithin', {})] : want(clause)),
  },
  'shop.look': {
    when: (clause, { stage }) =>
      isWanted(clause) &&
      (LOOKS.has(clause.sense) || clause.sense === 'no' || wantsFish(clause) || mayBeAdding(clause)) &&
      !clause.isPlaced &&
      !(stage === 'paying' && isPutIn(clause)),
    acts: (clause) => [{ do: 'look', goods: fishToFind(clause) }],
  },
  /** `smoked fish`, `kitu bila mifupa`: a kind or a cut of any fish. */
  'shop.kind': {
    senses: ['search', 'add'],
    when: ({ goods: named, meant, sense, text, mood, ask, says }, { showsOrder, showsList }) =>
      named.length === 0 &&
      LOOKS.has(sense) &&
      (meant.filters.kind ?? meant.filters.cut) !== undefined &&
      !says('unwanted', 'noOrNot') &&
      !saysSeveral(text) &&
      !(mood === 'question' && (ask === 'when' || showsOrder || showsList)),
    acts: lookForWords,
  },
  'shop.browse': {
    when: ({ goods: named, sense, meant, place }) =>
      named.length === 0 && sense === 'search' && meant.filters.words === undefined && place === null,
    acts: () => [{ do: 'open', card: { kind: 'categories' } }],
  },
  /** Unknown words may be part of a product's name. */
  'shop.words': {
    to: 'statement',
    at: ['looking'],
    senses: ['search', 'add', 'unknown'],
    when: ({ goods: named, sense, senses, meant: { filters, intent } }) =>
      /^(?:search|unknown|add)$/.test(intent) &&
      /^(?:search|unknown|add)$/.test(senses[0] ?? 'unknown') &&
      named.length === 0 &&
      (sense === null || sense === 'unknown' || sense === 'search') &&
      (filters.words?.length ?? 0) >= LEAST_SEARCH,
    acts: lookForWords,
  },
}

function lookForWords({ meant: { filters, quantity } }: Clause): readonly ReplyAct[] {
  const words = filters.kind ?? filters.cut ?? filters.words ?? ''
  return [{ do: 'lookForWords', words, ...(typeof quantity === 'number' && { quantity }) }]
}

const LEAST_SEARCH = 3

/** `nguru, watu ni nane`: the number is that of the people. */
const countsPeople = ({ people, goods: named, text }: Clause): boolean =>
  people !== null && named.every(({ quantity }) => quantity === people) && !TWO_NUMBERS.test(text)
const TWO_NUMBERS = /\d+\D+\d/

/** `leave the octopus, take out the sato`; `ningu acha, mbofu wawili`. */
const leavesOut = ({ says, goods: named }: Clause): boolean =>
  (says('takesOut') && named.some(({ not }) => not)) || (says('quits') && named[1]?.not === true)

/** A fish with a number is enough if the clause likely asks for it and doesn't tell about the past. */
const isPutIn = (clause: Clause): boolean =>
  isWanted(clause) &&
  !countsPeople(clause) &&
  !clause.says('unasked') &&
  !leavesOut(clause) &&
  (/^(?:add|setQuantity)$/.test(clause.meant.intent) ||
    isOrdered(clause) ||
    // `I forgot the changu, add one before I pay`
    (clause.says('forgot') && clause.says('putVerb') && clause.goods.every(({ quantity }) => typeof quantity === 'number')) ||
    (/^(?:add|setQuantity)$/.test(clause.sense ?? '') &&
      clause.meant.intent === 'search' &&
      clause.goods.every(({ quantity }) => typeof quantity === 'number') &&
      !clause.says('past', 'theyDid')))
/** `naomba sato wa moshi`, `kamba ya elfu hamsini`: a verb of ordering, or a sum of money, with a fish and nothing else to ask (CHAT-177). */
const isOrdered = ({ goods: named, sense, text, meant: { filters }, isPlaced, orderNumber, says }: Clause): boolean =>
  (LOOKS.has(sense) || sense === 'budget') &&
  !isPlaced &&
  orderNumber === null &&
  !says('past', 'theyDid', 'takesOut', 'limit') &&
  (ORDERS.test(text) || (named.length === 1 && filters.maxPrice !== undefined && OF_SUM.test(text)))
const ORDERS =
  /^\W*(?:(?:basi|haya|ok|okay|sawa|na|and|pia|also|please|tafadhali) )*(?:n(?:a|ina|inge|nge|ita)(?:taka|penda|omba|hitaji|agiza|chukua)|ni(?:pe|patie|letee|wekee|agizie)|leta|agiza|i(?: would|'?d| want| need|'?ll take| will take|'?ll have| will have)(?: like)?|give me|bring me|get me|order) (?!to |ku|bei|picha|list|info)|^\W*(?!show|see|(?:na)?omba|ni?on)[a-z]+(?: [a-z]+)? (?:tafadhali|please|pls|plz)\W*$/i
/** `kamba ya elfu hamsini`; `mwenye elfu hamsini` only tells what money there is. */
const OF_SUM = /^\W*[a-z' ]+ (?:[yzw]a|za|for|worth) /i
/** `sijamaliza, bado nataka kamba`: shows the fish without adding it. */
const mayBeAdding = ({ sense, senses, mood, says }: Clause): boolean =>
  (sense === null || sense === 'checkout') && senses.includes('add') && mood === 'statement' && !says('takesOut', 'unasked', 'swap')
const isWanted = ({ goods: named }: Clause): boolean => named.some(({ not }) => !not)

/** For half a fish, the quantity is asked. */
function want(clause: Clause): readonly Act[] {
  // In `kingfish not prawns, steaks` nothing is to be prepared.
  const wishes = isPrepared(clause) && !clause.goods.some(({ not }) => not) ? [{ do: 'setNote', wishes: [clause.text] } as const] : []
  return [...(clause.goods.some(({ pack }) => pack) ? [] : halfOf(clause)), { do: 'want', goods: fishToFind(clause) }, ...wishes]
}
