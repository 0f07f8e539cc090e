import { readStatus } from '#contract/order.ts'
import { stepText } from '#web/chat/cards/orders/stepText.ts'
import { type ReplyAct, tell } from '../../act.ts'
import type { Clause } from '../../line.ts'
import type { Moment } from '../../moment.ts'
import { type Known, type Moves, WISHING } from '../../move.ts'
import { topic } from '../talk/topic.ts'
import { isLikely } from './orders.ts'
import { tellComplaint, tellNoSuchOrder } from './tellOrder.ts'

/** Replies that ask which order is meant. */
const ASKED: readonly (string | null)[] = ['badFish', 'badFishReturn', 'complaint', 'anger', 'fishWrong']

/** Senses that the scorer gives to the bare name of an order. */
const NAMES: readonly string[] = ['unknown', 'yes', 'add', 'search', 'trackOrder', 'badFish', 'complaint', 'changeOrder']

/** Complaints about fish that arrived spoilt, short or different from the order (CHAT-142). */
export const complaints: Moves = {
  'talk.complaint': topic(
    'complaint',
    () => [tell('complaint', {}, 'write', 'call')],
    // At the transporter question, an unwanted transporter isn't a complaint.
    { when: ({ says }, { question }) => question !== 'transporters' || !says('unwanted') },
  ),
  'complaint.goods': {
    to: 'any',
    at: WISHING,
    when: isComplaint,
    over: ['goods.*', 'question.again', 'order.late', 'order.tellRider'],
    needs: ['orders', 'complained'],
    acts: (clause, _moment, known) => {
      if (clause.says('notThat', 'gaveBack')) return [tell('badFishReturn', {}, 'call', 'orders')]
      return clause.isPlaced || known.shown ? tellComplaintOrStatus(known) : [tell('badFish', {}, 'call', 'orders')]
    },
  },
  /** The buyer answers our question which order the complaint is about. */
  'complaint.which': {
    to: 'any',
    at: ['looking'],
    when: ({ ask, isPlaced, says, sense }, { lastReply }) =>
      ASKED.includes(lastReply) &&
      ask === null &&
      (isPlaced || says('thatOne')) &&
      (sense === null || NAMES.includes(sense)) &&
      !says('cancelVerb', 'again', 'money', 'putVerb', 'takeOff', 'noOrNot'),
    over: ['complaint.goods', 'order.where', 'order.change'],
    needs: ['orders', 'complained'],
    acts: (_clause, _moment, known) => tellComplaintOrStatus(known),
  },
}

/** Replies to a complaint about an order. Before it is sent, the fish can't be spoilt, so the reply tells that it hasn't arrived. */
function tellComplaintOrStatus({ orders, meant }: Known): readonly ReplyAct[] {
  if (orders === null || meant === undefined) return [tell('badFish', {}, 'call', 'orders')]
  if (meant.order === undefined) return [tellNoSuchOrder(meant.lacks)]
  const { id: orderId, orderNumber, status } = meant.order
  const known = readStatus(status)
  return known === 'pending' || known === 'processing'
    ? [tell('notArrived', { orderId, orderNumber, step: stepText(status) }, 'call', 'openOrder')]
    : [tellComplaint(meant.order)]
}

function isComplaint(clause: Clause, moment: Moment): boolean {
  const { says, isPlaced, mood } = clause
  if (says('ifWord', 'ifVerb', 'doubled', 'lessBy')) return false
  if (isLikely(clause, 'badFish'))
    return mood === 'question' && !says('spoilt') ? isPlaced : moment.stage === 'looking' || isOfOrder(clause, moment)
  if (!isOfOrder(clause, moment) || says('basket', 'cancelVerb', 'pin', 'number', 'addressWord')) return false
  return says('lacking', 'notThat', 'gaveBack') || (isPlaced && says('spoilt', 'uncleaned'))
}

const isOfOrder = ({ isPlaced, says, mood }: Clause, { showsOrder, stage }: Moment): boolean =>
  isPlaced ||
  (mood === 'statement' && says('money') && says('lacking')) ||
  says('order', 'myOrder', 'past', 'notThat', 'gaveBack') ||
  (showsOrder && stage === 'looking')
