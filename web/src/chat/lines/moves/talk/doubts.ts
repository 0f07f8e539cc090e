import { askAgain, type ReplyAct, tell } from '../../act.ts'
import { isShort } from '../../cart/changesOf.ts'
import type { Clause } from '../../line.ts'
import type { Moment } from '../../moment.ts'
import type { Moves, ReplyMove } from '../../move.ts'

type When = (clause: Clause, moment: Moment) => boolean
/**
 * Answers a question without choosing anything. The open question stays, and the review follows in full with its total and button
 * (CHAT-104).
 */
const doubt = (when: When, acts: (clause: Clause, moment: Moment) => readonly ReplyAct[]): ReplyMove => ({
  to: 'question',
  when,
  acts: (clause, moment) => [...acts(clause, moment), ...(moment.stage === 'review' ? [askAgain] : [])],
})

/** Doubts before the delivery: about spoilt fish, the cold on the way, the sums to pay and bones. */
export const doubts: Moves = {
  'doubt.ifSpoilt': doubt(
    ({ says, orderNumber }) => says('ifWord', 'ifVerb') && says('spoilt') && !says('phone') && orderNumber === null,
    () => [tell('ifSpoilt', {})],
  ),
  'doubt.coldOnWay': doubt(
    ({ says, sense, goods, text }, { question }) =>
      says('cold') &&
      (says('onWay') || (question === 'transporters' && goods.length === 0 && (sense !== 'storage' || isShort({ text })))) &&
      !says('atHome'),
    () => [tell('coldOnWay', {})],
  ),
  /** Asks what to pay now and what later: `how much do I pay now, and how much at the door?` */
  'doubt.sums': {
    ...doubt(
      ({ sense, says, only, ask, goods, isPlaced }, { hasCart }) =>
        hasCart &&
        sense !== 'total' &&
        ask === 'howMuch' &&
        goods.length === 0 &&
        !isPlaced &&
        says('money') &&
        !says('delivery', 'theFare') &&
        (says('nowOrLater', 'haste') || only('howMuch', 'money')),
      () => [{ do: 'tellTotal' }, askAgain],
    ),
  },
  /** Asks for fish with few bones: `samaki asiye na miba mingi`. With fish in the cart, a statement is a wish. */
  'doubt.bones': {
    when: (clause, moment) => asksBones(clause, moment),
    acts: () => [tell('bones', {}), { do: 'open', card: { kind: 'products', search: 'fillet' } }],
  },
}

export const asksBones = ({ says, mood }: Clause, { hasCart, stage }: Moment): boolean =>
  stage === 'looking' && says('bony') && !says('past') && (mood === 'question' || !hasCart)
