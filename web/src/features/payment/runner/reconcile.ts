import { now } from '#web/api/time.ts'
import { personNow } from '#web/features/session/person.ts'
import { useRecords } from '../device/records.ts'
import type { PaymentRecord } from '../record/record.ts'
import type { PaymentEvent } from '../record/transition.ts'
import { findOrderOf } from './findOrder.ts'
import { readUnfinished } from './unfinished.ts'

/** Reads the server's list and tells each record in trouble what it says of its charge (MON-022). */
export async function reconcile(tell: (record: PaymentRecord, event: PaymentEvent) => Promise<void>): Promise<void> {
  const payer = personNow()
  const payments = await readUnfinished()
  if (!payments) return
  const troubled = useRecords
    .getState()
    .records.filter((record) => record.payer === payer && record.method === 'mobile_money' && record.stage === 'paid' && record.trouble)
  for (const record of troubled) {
    const charge = payments.find(({ reference }) => reference === record.reference)
    if (!charge) await settle(record, tell)
    else if (charge.kind === 'second') {
      if (record.trouble?.kind !== 'second') await tell(record, { kind: 'orderFailed', trouble: { kind: 'second' } })
    } else if (record.transactionId && charge.amount !== (record.charged ?? record.amount))
      await tell(record, { kind: 'chargeFound', transactionId: charge.transactionId, charged: charge.amount })
  }
}

/** No longer on the list: it is in an order, made on another device perhaps, or its money went back. */
async function settle(record: PaymentRecord, tell: (record: PaymentRecord, event: PaymentEvent) => Promise<void>): Promise<void> {
  if (!record.transactionId) return
  const order = await findOrderOf(record.transactionId).catch(() => undefined)
  if (order === undefined) return
  await tell(record, order ? { kind: 'ordered', orderId: order.id, now: now() } : { kind: 'settledElsewhere' })
}
