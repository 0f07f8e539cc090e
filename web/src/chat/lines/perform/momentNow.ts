import { config } from '#web/api/config.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { recordsOf } from '#web/features/payment/device/records.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { personNow } from '#web/features/session/person.ts'
import type { Card } from '../../cards/card.ts'
import type { Facts } from '../../guide/facts.ts'
import type { LastPayment, Moment, Stage } from '../moment.ts'

/** What the handler of messages knows of the thread. */
export interface Shown {
  readonly asked: Card | null
  readonly facts: Facts | null
  readonly waiting: boolean
}

export function momentNow({ asked, facts, waiting }: Shown): Moment {
  return {
    stage: stageOf({ asked, facts, waiting }),
    question: asked?.kind ?? null,
    attempt: attemptNow(waiting),
    hasCart: cartCount(useCart.getState().lines) > 0,
    isUnpaid: !waiting && facts?.checkoutRequested === true && facts.payment === null && facts.unfinished === null,
    isGuest: personNow() === null,
    shopPhone: config.support.phone,
  }
}

function stageOf({ asked, facts, waiting }: Shown): Stage {
  if (waiting || (facts !== null && facts.payment !== null) || asked?.kind === 'recovery') return 'paying'
  if (asked?.kind === 'review') return 'review'
  return facts?.checkoutRequested === true ? 'buying' : 'looking'
}

function attemptNow(waiting: boolean): LastPayment | null {
  const records = recordsOf(personNow())
  const out = records.findLast(({ stage, dismissed }) => stage === 'waiting' && !dismissed)
  if (waiting) return { kind: 'waiting', id: out?.id ?? '', amount: out?.amount ?? 0 }
  const paid = records.findLast(({ stage, method }) => stage === 'paid' && method === 'mobile_money')
  if (paid) return attempt('paid', paid)
  const newest = records.at(-1)
  return newest?.stage === 'refused' && newest.method === 'mobile_money' ? attempt('refused', newest) : null
}

const attempt = (kind: LastPayment['kind'], { id, charged, amount }: PaymentRecord): LastPayment => ({
  kind,
  id,
  amount: charged ?? amount,
})
