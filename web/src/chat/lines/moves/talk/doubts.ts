import { EXPRESS_HOURS } from '#contract/rules/constants.ts'
import { capitalized } from '#web/chat/cards/capitalized.ts'
import { askAgain, type Telling, tell } from '../../act.ts'
import type { Clause } from '../../line.ts'
import type { Moment } from '../../moment.ts'
import { ANY, type Answers, type Moves, WISHING } from '../../move.ts'
import { about } from '../orders/orders.ts'

type When = (clause: Clause, moment: Moment) => boolean
/** A question is answered, and has chosen nothing: the open question stays, and the review follows in full with its sum and its button (CHAT-104). */
const doubt = (when: When, tells: (clause: Clause, moment: Moment) => readonly Telling[]): Answers => ({
  to: 'question',
  at: ANY,
  when,
  acts: (clause, moment) => [...tells(clause, moment), ...(moment.stage === 'review' ? [askAgain] : [])],
})

/** What a buyer fears or wonders before the fish is there. */
export const doubts: Moves = {
  'doubt.ifSpoilt': doubt(
    ({ says, orderNumber }) => says('ifWord', 'ifVerb') && says('spoilt') && !says('phone') && orderNumber === null,
    (_clause, { shopPhone }) => [tell('ifSpoilt', { shopPhone })],
  ),
  'doubt.coldOnWay': doubt(
    ({ says, goods }, { question }) =>
      says('cold') && (says('onWay') || (question === 'transporters' && goods.length === 0)) && !says('atHome'),
    () => [tell('coldOnWay', { expressHours: EXPRESS_HOURS })],
  ),
  'doubt.nobodyHome': doubt(
    ({ says, isPlaced }, moment) => says('keeper') && says('takesIn') && !isPlaced && !isAfterOrder(moment),
    () => [tell('nobodyHome', {})],
  ),
  /** `how much do I pay now, and how much at the door?` */
  'doubt.sums': {
    to: 'question',
    at: ANY,
    when: ({ sense, says, ask, goods, isPlaced }, { hasCart }) =>
      hasCart &&
      sense !== 'total' &&
      ask === 'howMuch' &&
      goods.length === 0 &&
      !isPlaced &&
      ((says('money') && says('nowOrLater')) || says('comesTo')),
    acts: () => [{ do: 'tellTotal' }, askAgain],
  },
  'doubt.howKnow': doubt(
    ({ says }) => says('howKnow') && !says('money'),
    () => [tell('howKnow', {})],
  ),
  'doubt.sellerNumber': doubt(
    ({ says }) => says('seller') && says('number', 'call'),
    (_clause, { shopPhone }) => [tell('sellerNumber', { shopPhone })],
  ),
  'doubt.meaning': doubt(
    ({ says, goods, text }) => goods.length === 1 && (says('meaning') || (says('whatIs') && text.split(' ').length < 5)),
    ({ goods }) => goods.map(({ search, fish }) => tell('means', { local: capitalized(search), english: fish }, 'browse')),
  ),
  /** How a note is written; what stands in one comes with the line that says it. For an order that is placed it is too late. */
  'doubt.noteHow': {
    to: 'any',
    at: WISHING,
    needs: ['order'],
    when: asksForNote,
    acts: (clause, moment, known) => (isAfterOrder(moment) ? tooLate(clause, moment, known) : [tell('noteHow', {})]),
  },
  'doubt.bones': doubt(
    ({ says }) => says('bony') && !says('past'),
    (_clause, { stage }) => [
      tell('bones', {}),
      ...(stage === 'looking' ? [{ do: 'open', card: { kind: 'products', search: 'fillet' } } as const] : []),
    ],
  ),
  'doubt.eaten': doubt(
    ({ says }) => says('halal') || (says('raw') && says('eaten')),
    ({ says }, { shopPhone }) => [says('halal') ? tell('handling', { shopPhone }, 'call') : tell('rawFish', {})],
  ),
}

function asksForNote({ says, mood, dictates, ask }: Clause): boolean {
  const isSo = says('noteWord') && says('writeVerb') && (mood === 'question' || says('wishesTo'))
  return dictates === null && !says('money', 'pastedWord') && (isSo || (ask === 'how' && says('tellRider')))
}
const isAfterOrder = ({ hasCart, showsOrder }: Moment): boolean => showsOrder && !hasCart
const tooLate = about(({ id: orderId, orderNumber }, { shopPhone }) => [
  tell('tellRiderPlaced', { orderId, orderNumber, shopPhone }, 'call'),
])
