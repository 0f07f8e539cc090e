import { type Order, readStatus } from '#contract/order.ts'
import { stepText } from '#web/chat/cards/orders/stepText.ts'
import { tell } from '../act.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { type Moves, WISHING } from '../move.ts'
import { topic } from '../talk/topic.ts'
import { isLikely } from './orderMoves.ts'
import { complain, tellNoSuchOrder } from './tellOrder.ts'

/** Complaints about fish that arrived spoilt, short or different from the order, which open a card (CHAT-142, CHAT-188). */
export const complaints: Moves = {
  'talk.complaint': topic(
    'complaint',
    (clause) => [complain(clause)],
    // At the transporter question, an unwanted transporter isn't a complaint, nor is a word to the rider.
    { when: ({ says }, { question }) => !says('gate', 'keeper', 'tellThem') && (question !== 'transporters' || !says('unwanted')) },
  ),
  'complaint.goods': {
    at: WISHING,
    when: isComplaint,
    needs: ['orders', 'complained'],
    acts: (clause, _moment, { meant, shown }) => {
      if (!clause.isPlaced) return [complain(clause, shown && hasLeft(shown) ? shown : undefined)]
      if (meant && !meant.order) return [tellNoSuchOrder(meant.lacks)]
      const order = meant?.order
      // Before an order leaves, the fish can't be spoilt.
      if (order && !hasLeft(order))
        return [
          tell('notArrived', { orderId: order.id, orderNumber: order.orderNumber, step: stepText(order.status) }, 'call', 'openOrder'),
        ]
      return [complain(clause, order)]
    },
  },
}

/** While a complaint is open, whatever the buyer tells belongs to it, also about fish and money; `decide.ts` has the exceptions (CHAT-188). */
export const details: Moves = {
  'complaint.detail': {
    neverWaits: true,
    when: () => true,
    acts: (clause) => [complain(clause)],
  },
}

const hasLeft = ({ status }: Order): boolean => /^(?:shipping|delivered)$/.test(readStatus(status) ?? '')

function isComplaint(clause: Clause, moment: Moment): boolean {
  const { says, isPlaced, mood } = clause
  if (says('ifWord', 'ifVerb', 'doubled', 'lessBy')) return false
  if (mood !== 'question' && isLikely(clause, 'refund') && says('spoilt')) return true
  if (isLikely(clause, 'badFish'))
    return mood === 'question' && (clause.ask === 'whether' || !says('spoilt'))
      ? isPlaced
      : moment.stage === 'looking' || isOfOrder(clause, moment)
  if (!isOfOrder(clause, moment) || says('basket', 'cancelVerb', 'pin', 'number', 'addressWord')) return false
  return says('lacking', 'notThat', 'gaveBack') || (isPlaced && says('uncleaned')) || isSpoilt(clause)
}

const isSpoilt = ({ says, isPlaced, mood }: Clause): boolean =>
  says('spoilt') && (isPlaced || (mood === 'statement' && says('past', 'theyDid')))

const isOfOrder = ({ isPlaced, says, mood }: Clause, { showsOrder, stage }: Moment): boolean =>
  isPlaced ||
  (mood === 'statement' && says('money') && says('lacking')) ||
  says('order', 'myOrder', 'past', 'notThat', 'gaveBack') ||
  (showsOrder && stage === 'looking')
