import { type Act, askAgain, type ReplyAct, tell } from '../act.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { type Moves, WISHING } from '../move.ts'
import { type Changes, changesIn, isShort } from './changesOf.ts'
import { isPart } from './linesMeant.ts'

/**
 * Tells and changes the cart, and undoes changes. A change needs a number, a fish or a word for removing (CHAT-134, CHAT-135, CHAT-036).
 */
export const cart: Moves = {
  'cart.show': {
    when: (clause, moment) => clause.goods.length === 0 && !clause.isPlaced && !asksTotal(clause, moment) && asksCart(clause),
    acts: (_clause, { hasCart }) => (hasCart ? [{ do: 'showCart' }] : [tell('cartEmpty', {}, 'browse')]),
  },
  'cart.holds': {
    to: 'question',
    when: (clause, moment) =>
      moment.hasCart &&
      !clause.isPlaced &&
      (clause.goods.length > 0 ? clause.says('inIt') || asksCart(clause) : !asksCart(clause) && asksChange(clause, moment)),
    acts: ({ goods: [item], text }) => [{ do: 'tellCart', ...(item && { item, text }) }],
  },
  'cart.total': {
    when: (clause, moment) =>
      asksTotal(clause, moment) &&
      clause.people === null &&
      clause.goods.length === 0 &&
      !clause.isPlaced &&
      clause.orderNumber === null &&
      clause.place === null &&
      !clause.says('takesOut', 'past', 'house'),
    acts: ({ meant: { choices } }) => [{ do: 'tellTotal', ...(choices.delivery && { delivery: choices.delivery }) }, askAgain],
  },
  'cart.change': {
    to: 'statement',
    at: WISHING,
    when: (clause, moment) => isOfCart(clause, moment) && changesIn(clause, moment) !== null,
    acts: (clause, moment) => changing(changesIn(clause, moment)),
  },
  /** Opens the card that asks before the cart is cleared. No line clears it. */
  'cart.clear': {
    to: 'statement',
    at: WISHING,
    when: (clause, moment) =>
      isOfCart(clause, moment) &&
      clause.goods.length === 0 &&
      moment.question !== 'confirm' &&
      !isPart(clause) &&
      !clause.says('keepsIt', 'ownData') &&
      (clause.meant.choices.all === true || (clause.says('takesOut') && clause.says('all', 'basket'))) &&
      changesIn(clause, moment) === null,
    acts: () => [{ do: 'open', card: { kind: 'confirm', question: 'clearCart' } }],
  },
  'cart.undo': {
    to: 'statement',
    at: WISHING,
    when: ({ meant, senses, says, isPlaced, goods }, { lastReply }) =>
      // After an order was added again, `I was only asking` removes its goods.
      (lastReply === 'boughtAgain' && goods.length === 0 && !says('track') && says('unasked')) ||
      (!isPlaced &&
        !says('backTo') &&
        // `toa hiyo haraka, weka ya kawaida` is about the delivery.
        !(says('plainKind') && says('haste')) &&
        (meant.intent === 'undo' || (says('putBack') && senses.includes('undo') && (goods.length > 0 || senses[0] === 'undo')))),
    acts: () => [{ do: 'undo' }],
  },
}

const asksTotal = ({ sense, text, says, mood }: Clause, { stage }: Moment): boolean =>
  sense === 'total' ||
  (says('sum') && !text.includes(' ')) ||
  (mood === 'question' && stage !== 'looking' && sense !== 'bulk' && (says('sum') || (says('holdsFee') && says('delivery', 'theFare'))))

/** True if the clause is about the cart and not about a house, hour, person, price or existing order. */
const isOfCart = ({ orderNumber, isPlaced, dictates, when, says, goods }: Clause, { hasCart }: Moment): boolean =>
  hasCart &&
  orderNumber === null &&
  !isPlaced &&
  !dictates &&
  // In `increase the octopus by 2`, the number is not an hour.
  (!when?.hour || (goods.length > 0 && says('oneMore', 'fewer'))) &&
  !says('alreadyOrdered', 'fromOrder', 'house', 'rider', 'keeper', 'knock', 'call', 'money', 'gate', 'wish')

/** `badilisha aina`, `edit cart`: the goods on the slip, where each row can be changed. */
const CHANGES_GOODS = /^\W*(?:nataka ku|naomba )?(?:badili(?:sha)?|change|edit) (?:the |my )?(?:aina|samaki|kikapu|kind|fish|cart)\W*$/i
const asksCart = ({ meant, says, ask, text }: Clause): boolean =>
  meant.intent === 'showCart' || CHANGES_GOODS.test(text) || (says('basket') && (ask === 'what' || ask === 'howMuch'))

/** `umeweka?`, `is it 4 now?`: asks only about the last change. */
const asksChange = (clause: Clause, { stage, showsOrder }: Moment): boolean =>
  clause.says('inIt') &&
  !clause.says('money', 'order', 'rider', 'addressWord', 'ice', 'onWay', 'house', 'gate', 'call') &&
  (clause.ask === 'howMuch' ||
    (stage !== 'paying' &&
      !showsOrder &&
      isShort(clause) &&
      Object.keys({ ...clause.meant.filters, ...clause.meant.choices }).length === 0 &&
      clause.place === null))

function changing(changed: Changes | null): readonly Act[] {
  const { changes, absent, wanted } = changed ?? { changes: [], absent: [] }
  if (changes.length + absent.length === 0) return [{ do: 'tellCart' }, askAgain]
  const missing = absent.map((item): ReplyAct => ({ do: 'tellCart', item, text: '' }))
  return [
    // The wanted fish is searched first, so that nothing is removed without a network.
    ...(wanted ? [{ do: 'want', goods: [wanted] } as const] : []),
    ...(changes.length > 0 ? [{ do: 'changeCart', changes } as const] : []),
    ...missing,
    askAgain,
  ]
}
