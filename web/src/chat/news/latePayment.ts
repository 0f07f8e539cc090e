import { formatTzs } from '#contract/rules/money.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { openThread } from '../transcript/openThread.ts'
import { useTranscript, whenLoaded } from '../transcript/transcript.ts'
import { appendNews } from './appendNews.ts'

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
