import { listOrders, type Order } from '#contract/order.ts'
import { send } from '#web/api/client.ts'
import { now } from '#web/api/time.ts'
import { personNow } from '#web/features/session/person.ts'
import { recordsOf } from '../device/records.ts'
import type { PaymentRecord } from '../record/record.ts'
import type { PaymentEvent } from '../record/transition.ts'
import { readUnfinished } from './unfinished.ts'

type Apply = (record: PaymentRecord, event: PaymentEvent) => Promise<void>

/** Reads the server's list of charges without an order and updates this device's troubled records from it (MON-022). */
export async function reconcile(apply: Apply): Promise<void> {
  const payer = personNow()
  const payments = await readUnfinished()
  if (!payments) return
  const troubled = recordsOf(payer).filter((record) => record.method === 'mobile_money' && record.stage === 'paid' && record.trouble)
  for (const record of troubled) {
    const charge = payments.find(({ reference }) => reference === record.reference)
    if (!charge) await settle(record, apply)
    else if (charge.kind === 'second') {
      if (record.trouble?.kind !== 'second') await apply(record, { kind: 'orderFailed', trouble: { kind: 'second' } })
    } else if (record.transactionId && charge.amount !== (record.charged ?? record.amount))
      await apply(record, { kind: 'chargeFound', transactionId: charge.transactionId, charged: charge.amount })
  }
}

/** True after a clearly refused start or order: the server may have newer information about the charge (MON-022). */
export const shouldReconcile = (before: PaymentRecord, { stage, trouble, refusal, unclear }: PaymentRecord): boolean =>
  (trouble !== undefined && before.trouble === undefined && trouble.kind !== 'unclear') ||
  (before.stage === 'asked' && stage === 'refused' && !unclear && refusal?.by === 'callFailed')

/** Settles a record whose charge is missing in the server's list: it has an order, perhaps made on another device, or was refunded. */
async function settle(record: PaymentRecord, apply: Apply): Promise<void> {
  if (!record.transactionId) return
  const order = await findOrderOf(record.transactionId).catch(() => undefined)
  if (order === undefined) return
  await apply(record, order ? { kind: 'ordered', orderId: order.id, now: now() } : { kind: 'settledElsewhere' })
}

/** Looks for an order with this transaction. An API without idempotency keys is asked before each order is created (MON-006). */
export async function findOrderOf(transactionId: string): Promise<Order | null> {
  const orders = await send(listOrders, {})
  return orders.find((order) => order.transactionId === transactionId) ?? null
}
