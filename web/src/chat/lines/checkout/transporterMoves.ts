import { readStatus } from '#contract/order.ts'
import { transporterName } from '#contract/rules/transporterName.ts'
import { tell } from '../act.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import { type Moves, type NeededData, WISHING } from '../move.ts'
import { forOrderMeant, isLikely } from '../orders/orderMoves.ts'
import { tellWhen, tellWhere } from '../orders/tellOrder.ts'
import { namesTransporter } from './deliveryMoves.ts'

/** Questions about the transporter: who it is, how to call, and where they are. */
export const transporters: Moves = {
  'rider.calls': {
    to: 'question',
    when: (clause) => clause.ask === 'whether' && clause.says('call') && isLikely(clause, 'whoCarries', 'yourName', 'phoneNumber'),
    acts: () => [tell('riderCalls', {})],
  },
  'rider.number': {
    when: ({ says, ask, meant }, { lastReply }) =>
      (says('rider') || lastReply === 'whoCarries' || lastReply === 'nobodyCarries') &&
      says('number') &&
      ask !== 'why' &&
      meant.phone === undefined,
    acts: () => [tell('riderNumber', {}, 'call')],
  },
  'transporters.ofOrder': {
    to: 'question',
    at: ['looking'],
    when: (clause) => isLikely(clause, 'whoCarries', 'deliveryTime', 'yourName') && clause.says('whoBrings') && clause.goods.length === 0,
    needs: ['order', 'transporters'],
    acts: (clause, moment, known) =>
      known.meant?.order === undefined && known.orders !== null
        ? [tellTransporters(known)]
        : forOrderMeant((order) => {
            const { id: orderId, orderNumber, items, status } = order
            if (readStatus(status) === 'cancelled') return [tellWhere(order)]
            const ids = new Set(items.map(({ transporterId }) => transporterId))
            const names = known.transporters.filter(({ id }) => ids.has(id)).map(({ businessName }) => businessName)
            const when = clause.ask === 'when' ? [tellWhen(order, moment)] : []
            if (names.length === 0) return [tell('nobodyCarries', { orderId, orderNumber }, 'call'), ...when]
            const who = { orderId, transporter: names.join(', '), orderNumber }
            return [tell('whoCarries', who, 'call', 'orders'), ...when]
          })(clause, moment, known),
  },
  /** The speed depends on the delivery option and not on the transporter. */
  'transporters.which': {
    to: 'question',
    at: WISHING,
    when: (clause, moment) => !clause.says('call', 'money') && isOfTransporters(clause, moment),
    needs: ['transporters'],
    acts: ({ says }, { draft }, known) => [
      says('fast') ? tell('fastest', {}) : (tellChosenTransporter(draft, known) ?? tellTransporters(known)),
    ],
  },
}

function isOfTransporters(clause: Clause, moment: Moment): boolean {
  const { says, ask, senses } = clause
  if (says('usesWho')) return true
  const isAsked = moment.question === 'transporters'
  if (moment.stage !== 'looking' && namesTransporter(clause, moment)) return true
  if (isAsked && (OF_ROWS.has(clause.sense) || ask === 'who' || (ask === 'whether' && says('fast'))) && compares(clause)) return true
  if (!senses.includes('whoCarries') || says('myOrder')) return false
  return says('choose') || ask === 'which' || (moment.stage !== 'looking' && ask === 'who')
}

/** The senses of a clause that may compare the rows of the transporters. Any other is read as if they were not open (CHAT-178). */
const OF_ROWS: ReadonlySet<string | null> = new Set([null, 'unknown', 'whoCarries', 'cheapest'])
/** `nani haraka zaidi?`, without a fish, a total or an order. */
const compares = ({ says, text, goods }: Clause): boolean =>
  (says('fast', 'trusted') || (says('lower', 'differs') && !says('cold'))) &&
  goods.length === 0 &&
  !/fish|samaki/i.test(text) &&
  !says('sum', 'order', 'myOrder', 'delivery', 'number')

/** Tells the transporter if one was chosen for all fish. */
function tellChosenTransporter({ transporterSelections }: Moment['draft'], { transporters: all }: NeededData) {
  const [id, ...others] = new Set(Object.values(transporterSelections))
  const transporter = others.length > 0 ? undefined : transporterName(all, id)
  return transporter === undefined ? undefined : tell('transporterChosen', { transporter })
}

function tellTransporters({ transporters: all }: NeededData) {
  const list = all.filter(({ isVerified }) => isVerified).map(({ businessName }) => businessName)
  return list.length === 0 ? tell('riderCalls', {}) : tell('transporters', { list: list.join(', ') })
}
