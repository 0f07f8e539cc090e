import type { Order } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { personNow } from '#web/features/session/person.ts'
import { openThread } from '../transcript/openThread.ts'
import { useTranscript, whenLoaded } from '../transcript/transcript.ts'
import { appendNews } from './appendNews.ts'

/** Messages the shop sends unasked, in a chunk loaded with the first one. */
export { appendNews } from './appendNews.ts'
export { appendFailedAttempt, appendStatusNews } from './statusNews.ts'

/** Asks the buyer about missing items, with one card per shortage however often it is read (SELL-016). */
export async function appendShortageCard({ id: orderId, shortage }: Order): Promise<void> {
  const person = personNow()
  if (person !== null && shortage) await appendNews(person, `shortage-${shortage.id}`, { kind: 'shortage', orderId })
}

/** Says that a payment came through after its deadline, before its receipt appears. Not said to a buyer who finished the order from the recovery card. */
export async function appendLatePayment({ id, payer, amount, charged }: PaymentRecord, orderId: string): Promise<void> {
  await openThread(payer)
  await whenLoaded()
  const { entries } = useTranscript.getState()
  const last = entries.findLast(({ card }) => 'paymentId' in card && card.paymentId === id)
  if (last?.card.kind === 'recovery') return
  const about = { orderId, amount: formatTzs(charged ?? amount), orderNumber: '…' }
  await appendNews(payer, `late-${id}`, { kind: 'reply', of: 'topics', text: 'paymentLate', about, replies: ['openOrder'] })
}
