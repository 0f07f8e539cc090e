import { awaitsShortageAnswer } from '#contract/rules/shortage.ts'
import { say } from '../../http/messages.ts'
import { languageOf } from '../../payments/settle.ts'
import type { World } from '../../world/world.ts'
import { cancelOrder } from '../move.ts'
import type { StoredOrder } from '../orders.ts'
import { chargeOfOrder } from '../paid.ts'

/** Schedules the cancellation and refund of an order whose buyer does not reply about missing goods in time (SELL-016). */
export function scheduleExpiry(world: World, { id, orderNumber, shortage }: StoredOrder): void {
  if (!shortage) return
  /** Returns the order if this question is still open. A later report asks anew and has a timer of its own. */
  const unanswered = () => {
    const order = world.db.orders.get(id)
    return order && awaitsShortageAnswer(order) && order.shortage?.answerBy === shortage.answerBy ? order : null
  }
  world.clock.at(Date.parse(shortage.answerBy), {
    name: `order ${orderNumber} is not answered`,
    isOver: () => unanswered() === null,
    fire: () => {
      const order = unanswered()
      if (!order) return
      const language = languageOf(world, chargeOfOrder(world, order))
      cancelOrder(world, order, 'system')
      world.inbox.send({ to: order.phone, text: say('shortage_expired', language, { number: orderNumber }) })
    },
  })
}

/** Schedules the timers of a restored world. */
export function scheduleExpiries(world: World): void {
  for (const order of world.db.orders.list()) if (awaitsShortageAnswer(order)) scheduleExpiry(world, order)
}
