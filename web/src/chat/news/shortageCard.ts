import type { Order } from '#contract/order.ts'
import { personNow } from '#web/features/session/person.ts'
import { appendNews } from './appendNews.ts'

/** Asks the buyer about missing items, with one card per shortage however often it is read (SELL-016). */
export async function appendShortageCard({ id: orderId, shortage }: Order): Promise<void> {
  const person = personNow()
  if (person !== null && shortage) await appendNews(person, `shortage-${shortage.id}`, { kind: 'shortage', orderId })
}
