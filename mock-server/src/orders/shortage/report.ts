import { awaitsShortageAnswer, SHORTAGE_ANSWER_TIME, type Shortage } from '#contract/rules/shortage.ts'
import { type FieldText, refuse } from '../../http/httpProblem.ts'
import { say } from '../../http/messages.ts'
import { tanzanianTime } from '../../ledger/texts.ts'
import { languageOf } from '../../payments/settle.ts'
import type { World } from '../../world/world.ts'
import { notifyOrder } from '../notify.ts'
import type { StoredOrder } from '../orders.ts'
import { chargeOfOrder } from '../paid.ts'
import { markSoldOut } from '../stock.ts'
import { scheduleExpiry } from './expiry.ts'

type Reported = readonly { readonly itemId: string; readonly available: number }[]

/**
 * Stores which lines of an order a seller cannot fill, and asks its buyer (SELL-016). A report about another line is added to the open
 * question and restarts its time; a repeated report changes nothing. Throws 403 for a line of another seller, 400 for a line that is not
 * short, and 409 unless the order is pending.
 */
export function reportShortage(world: World, order: StoredOrder, sellerId: string, reported: Reported): StoredOrder {
  if (reported.some(({ itemId }) => ![sellerId, undefined].includes(itemOf(order, itemId)?.sellerId))) refuse(403, 'not_yours')
  const fields = wrongLines(order, reported)
  if (Object.keys(fields).length > 0) refuse(400, 'body_wrong', { fields })
  if (order.status !== 'pending') refuse(409, 'shortage_closed')
  const before = awaitsShortageAnswer(order) ? order.shortage : undefined
  const isKnown = ({ itemId, available }: Reported[number]) =>
    before?.lines.some((line) => line.itemId === itemId && line.available === available) === true
  if (reported.every(isKnown)) return order

  const shortage = questionOf(world, order, [...(before?.lines ?? []).filter(isNotOf(reported)), ...reported], before?.id)
  const updated = world.db.orders.change(order.id, { shortage, updatedAt: world.clock.iso() })
  markSoldOut(
    world,
    reported.flatMap(({ itemId }) => itemOf(order, itemId)?.productId ?? []),
  )
  scheduleExpiry(world, updated)
  notifyOrder(world, updated, { shortage: 'asked' })
  sendQuestion(world, updated)
  return updated
}

const itemOf = ({ items }: StoredOrder, itemId: string) => items.find(({ id }) => id === itemId)

const isNotOf =
  (reported: Reported) =>
  ({ itemId }: { readonly itemId: string }): boolean =>
    !reported.some((line) => line.itemId === itemId)

function wrongLines(order: StoredOrder, reported: Reported): Record<string, FieldText> {
  const fields: Record<string, FieldText> = {}
  for (const [index, { itemId, available }] of reported.entries()) {
    const item = itemOf(order, itemId)
    const isDuplicate = reported.findIndex((line) => line.itemId === itemId) !== index
    if (!item || isDuplicate) fields[`lines.${index}.itemId`] = 'field_wrong'
    else if (available >= item.quantity) fields[`lines.${index}.available`] = ['shortage_less', { n: item.quantity }]
  }
  return fields
}

function questionOf(world: World, order: StoredOrder, lines: Reported, id: string = world.random.id('shortage')): Shortage {
  const now = world.clock.now()
  return {
    id,
    lines: lines.map(({ itemId, available }) => ({ itemId, available, ordered: itemOf(order, itemId)?.quantity ?? 0 })),
    askedAt: new Date(now).toISOString(),
    answerBy: new Date(now + SHORTAGE_ANSWER_TIME).toISOString(),
  }
}

/** Asks the buyer by text message, too, because the order is cancelled if the buyer does not reply. */
function sendQuestion(world: World, order: StoredOrder): void {
  const params = { number: order.orderNumber, ...tanzanianTime(Date.parse(order.shortage?.answerBy ?? '')) }
  world.inbox.send({ to: order.phone, text: say('shortage_asked', languageOf(world, chargeOfOrder(world, order)), params) })
}
