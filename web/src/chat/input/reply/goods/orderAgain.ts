import { type Order, readStatus } from '#contract/order.ts'
import { isKnown } from '../../../cards/card.ts'
import { hasRole } from '../../../cards/kinds.ts'
import { openOrders } from '../../../guide/commands.ts'
import { say } from '../../../transcript/append.ts'
import { useTranscript } from '../../../transcript/transcript.ts'
import { ordersNow } from '../../topics/facts.ts'
import { reply } from '../reply.ts'
import { isBuying, type Talk } from '../Talk.ts'
import { putInAgain } from './putInAgain.ts'

/** Puts the order named, else the last one, into the cart once more and says what of it is no longer to be had (CHAT-117). */
export async function orderAgain(talk: Talk): Promise<void> {
  if (talk.waiting) return reply('ordersWithin')
  const all = await ordersNow()
  if (all === null) {
    reply('guestOrders', {}, 'orders')
    if (!isBuying(talk)) openOrders()
    return
  }
  const { orderNumber } = talk.meant
  const shown = orderShown()
  const named = all.find((one) => (orderNumber ? one.orderNumber === orderNumber : one.id === shown))
  const arrived = ARRIVED.test(talk.line) ? all.find(({ status }) => readStatus(status) === 'delivered') : undefined
  const order = named ?? arrived ?? (orderNumber ? undefined : (all.find(wasBought) ?? all[0]))
  if (order) return putInAgain(order)
  if (orderNumber) say('notFound')
  else reply('noOrders', {}, 'browse')
}

const ARRIVED = /(?<!\p{L})(?:iliyofika|imefika|arrived|delivered)(?!\p{L})/iu

/** The order whose card is the newest: `kama hiyo` means it. */
function orderShown(): string | undefined {
  const card = useTranscript.getState().entries.findLast((entry) => !hasRole(entry.card, 'words'))?.card
  return card && isKnown(card) && (card.kind === 'tracking' || card.kind === 'receipt') && 'orderId' in card ? card.orderId : undefined
}

const wasBought = ({ status }: Order): boolean => readStatus(status) !== 'cancelled'
