import { getAddress } from '#contract/address.ts'
import { type AttemptReason, type Order, type OrderStatus, readStatus } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { moneyWords, orderMoney } from '#contract/rules/orderMoney.ts'
import { receiverName } from '#contract/rules/receiver.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { now } from '#web/api/time.ts'
import { readCached } from '#web/api/useCall.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { threadShown } from '#web/features/payment/threadOnScreen.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadBundle, textsNow } from '#web/i18n/texts.ts'
import { announce } from '#web/ui/announce.ts'
import type { Card, CardOf } from '../kinds/card.ts'
import { replyText } from '../kinds/replyText.ts'
import { openThread } from '../transcript/openThread.ts'
import { currentRun } from '../transcript/runs.ts'
import { hasEntry, putEntries, useTranscript, whenLoaded, whenSaved } from '../transcript/transcript.ts'

/** Messages the shop sends unasked, in a chunk loaded with the first one. */

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

/** Appends a line about the new status of an order, once per status (CHAT-147). */
export async function appendStatusNews(order: Order): Promise<void> {
  const person = personNow()
  const status = readStatus(order.status)
  const card = status && (status === 'delivered' ? await arrivedNews(order) : newsOf(order, status))
  if (person !== null && card) await appendNews(person, `news-${order.id}-${status}`, card)
}

/** Appends the reason of a failed delivery attempt, once per attempt (TRAN-011). */
export async function appendFailedAttempt(order: Order, reason: AttemptReason): Promise<void> {
  const person = personNow()
  const texts = { nobody: 'notDeliveredNobody', address: 'notDeliveredAddress', refused: 'notDeliveredRefused' } as const
  const { id: orderId, orderNumber, attempts = [] } = order
  const card: Card = { kind: 'reply', of: 'topics', text: texts[reason], about: { orderId, orderNumber }, replies: ['openOrder'] }
  if (person !== null) await appendNews(person, `news-${orderId}-attempt-${attempts.length}`, card)
}

const cancelledTexts = { refunded: 'orderCancelledRefunded', refunding: 'orderCancelledPending', ask: 'orderCancelledAsk' } as const

/** Names the person who received the order for the buyer (CHAT-182). */
async function arrivedNews({ id: orderId, orderNumber, addressId }: Order): Promise<Card> {
  const receiver = await receiverOf(addressId)
  return { kind: 'arrived', orderId, orderNumber, ...(receiver !== null && { receiver }) }
}

async function receiverOf(addressId: string): Promise<string | null> {
  try {
    return receiverName(await readCached(getAddress, { params: { id: addressId } }), useSession.getState().user)
  } catch (error) {
    if (error instanceof ApiError) return null // the address was deleted, or there is no network
    throw error
  }
}

/** Returns the message for a status; null for `pending`, because the buyer has just placed the order. */
function newsOf(order: Order, status: Exclude<OrderStatus, 'delivered'>): Card | null {
  const { id: orderId, orderNumber } = order
  const { due } = orderMoney(order)
  const { refund } = moneyWords(order, 'buyer')
  const reply = (text: string, more: Readonly<Record<string, string>> = {}): Card => ({
    kind: 'reply',
    of: 'topics',
    text,
    about: { orderId, orderNumber, ...more },
    replies: ['openOrder'],
  })
  switch (status) {
    case 'pending':
      return null
    case 'processing':
      return reply('prepared')
    case 'shipping':
      return due > 0 ? reply('onItsWayDue', { due: formatTzs(due) }) : reply('onItsWay')
    case 'cancelled':
      return refund === null
        ? reply('orderCancelled')
        : reply(cancelledTexts[refund[0]], refund[0] === 'ask' ? {} : { amount: formatTzs(refund[1]) })
  }
}

/** Appends a message of the shop to the thread of `person`, once per id and in one tab only. The thread does not scroll (CHAT-063). */
export async function appendNews(person: string, id: string, card: Card): Promise<void> {
  await openThread(person)
  await whenLoaded()
  await withLock('thread-news', async () => {
    const { owner, entries } = useTranscript.getState()
    if (owner !== person || (await hasEntry(id))) return
    putEntries([{ id, at: now(), run: currentRun(entries), card }])
    await whenSaved()
    if (threadShown() && card.kind === 'reply') await announceNews(card)
  })
}

/** Announces the message. Loads its texts first, because the thread's first chunk does not have them. */
async function announceNews(card: CardOf<'reply'>): Promise<void> {
  await importWhenOnline(() => loadBundle('topics'))
  announce(replyText(card, textsNow('topics')) ?? '')
}
