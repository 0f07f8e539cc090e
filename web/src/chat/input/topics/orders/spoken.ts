import { formatDate } from '#web/i18n/dates.ts'
import { stepText } from '../../../cards/orders/stepText.ts'
import * as command from '../../../guide/commands.ts'
import { reply } from '../../reply/reply.ts'
import { isBuying, type Talk } from '../../reply/Talk.ts'
import { ordersNow, shopPhone } from '../facts.ts'
import { lastTold, orderShown } from './orderShown.ts'
import { tellHeld, tellWhen, tellWhere } from './tellOrder.ts'
import { withOrder } from './withOrder.ts'

const where = withOrder(({ order }) => tellWhere(order))
const held = withOrder(({ order }) => tellHeld(order), null, true)

/** Goes on from an order that was spoken of, or asks about that. */
export const spoken = {
  arrives: withOrder(({ order }) => tellWhen(order)),
  /** `and the one before?` asks the same as was asked of the one after it. */
  thatOrder: (talk: Talk) => (lastTold()?.text.startsWith('orderHeld') ? held(talk) : where(talk)),
  whichOrder,
  riderNumber: () => reply('riderNumber', shopPhone, 'call'),
}

/** The order spoken of last, by its number and date; without one the list. */
async function whichOrder(talk: Talk): Promise<void> {
  const all = await ordersNow()
  if (all === null) return reply('guestOrders', {}, 'orders')
  const order = orderShown(all)
  if (order) {
    const { id: orderId, orderNumber, createdAt, status } = order
    return reply('spokenOf', { orderId, orderNumber, date: formatDate(createdAt), step: stepText(status) }, 'openOrder', 'orders')
  }
  if (all.length === 0) reply('noOrders', {}, 'browse')
  else if (isBuying(talk)) reply('noSuchOrder', {}, 'orders')
  else command.openOrders()
}
