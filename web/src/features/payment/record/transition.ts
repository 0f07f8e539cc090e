import type { OrderDraft } from '#contract/order.ts'
import type { PaymentStatus } from '#contract/payment.ts'
import { LISTEN_FOR, MONEY_CALL_TIMEOUT, PAYMENT_TIMEOUT } from '#contract/rules/constants.ts'
import { isCash, isRefusedCash, isUnknownOrder } from './conflicts.ts'
import { payAgainAt } from './nextEffect.ts'
import type { FailureReason, PaymentAt, PaymentRecord, Trouble } from './record.ts'

/** The choices that may still change after payment: never the items or the amount. */
export type OrderPatch = Partial<Pick<OrderDraft, 'addressId' | 'deliveryOption' | 'notes'>>

/** A charge found in the server's list. With `trouble` no order is created until the buyer decides. */
export interface ChargeFound {
  kind: 'chargeFound'
  transactionId: string
  reference?: string | undefined
  charged?: number | undefined
  trouble?: Trouble | undefined
}

type Open = PaymentAt<'asked' | 'waiting' | 'refused' | 'paid'>

/** Events of the call that starts the payment. They change a record only at the stage `asked`; `sending` also marks a cash order. */
type StartEvent =
  | { kind: 'sending' }
  | { kind: 'started'; reference: string; deadline: number }
  | {
      kind: 'startRefused'
      refusal: FailureReason
      unclear: boolean
      /** Prices, stock or the order's total differ from the record (MON-003). */
      isChanged?: boolean
    }
  /** The changes are shown to the buyer. Nothing was sent to the phone, so this attempt is over. */
  | { kind: 'purchaseChanged' }

/** Events of an order that is not made yet. They change a record only at the stage `paid`. */
type OrderEvent =
  | { kind: 'orderFailed'; trouble: Trouble }
  /** The server's list of orders was read, and this cash order is not in it. */
  | { kind: 'orderMissing'; now: number }
  | { kind: 'refundAsked' }
  | { kind: 'settledElsewhere' }

export type PaymentEvent =
  | StartEvent
  | { kind: 'callback'; status?: string | undefined; transactionId?: unknown; message?: string | undefined }
  | { kind: 'statusReceived'; response: PaymentStatus; now: number }
  | { kind: 'statusFailed'; now: number; message?: string }
  | { kind: 'checkAsked' }
  | { kind: 'resumed'; now: number }
  | { kind: 'reconnected' }
  | { kind: 'dismissed' }
  | { kind: 'payAgain'; now: number }
  | { kind: 'startAgain'; now: number }
  | ChargeFound
  | { kind: 'orderAgain'; order?: OrderPatch | undefined }
  | OrderEvent
  | { kind: 'ordered'; orderId: string; now: number }

/** Returns the record after the event; the same object if nothing changes. A pure function. A success is final (MON-025). */
export function transition(record: PaymentRecord, event: PaymentEvent): PaymentRecord {
  if (record.stage === 'done' || record.stage === 'gone') return record
  switch (event.kind) {
    case 'sending':
      return sending(record)
    case 'started':
    case 'startRefused':
    case 'purchaseChanged':
      return record.stage === 'asked' ? onStart(record, event) : record
    case 'callback':
      return onCallback(record, event)
    case 'statusReceived':
      return onStatus(record, event.response, event.now)
    case 'statusFailed':
      return checkFailed(record, event.now)
    case 'checkAsked':
    case 'reconnected':
      return askAgain(record)
    case 'resumed':
      return onResume(record, event.now)
    case 'dismissed':
      return record.stage === 'refused' ? { ...record, dismissed: true } : record
    case 'payAgain':
      return payAgain(record, event.now)
    case 'startAgain':
      return startAgain(record, event.now)
    case 'chargeFound':
      return onCharge(record, event)
    case 'orderFailed':
    case 'orderMissing':
    case 'refundAsked':
    case 'settledElsewhere':
      return record.stage === 'paid' ? onOrder(record, event) : record
    case 'orderAgain':
      return orderAgain(record, event.order)
    case 'ordered':
      return done(record, event.orderId, event.now)
  }
}

function onStart(record: PaymentAt<'asked'>, event: Exclude<StartEvent, { kind: 'sending' }>): PaymentRecord {
  switch (event.kind) {
    case 'started':
      return { ...record, stage: 'waiting', reference: event.reference, deadline: event.deadline }
    case 'startRefused':
      return { ...record, stage: 'refused', refusal: event.refusal, unclear: event.unclear }
    case 'purchaseChanged':
      return gone(record)
  }
}

function onCallback(
  record: Open,
  event: { status?: string | undefined; transactionId?: unknown; message?: string | undefined },
): PaymentRecord {
  if (record.stage !== 'waiting' && record.stage !== 'refused') return record
  const { status, transactionId, message } = event
  if (status === 'success') {
    if (isTransactionId(transactionId)) return paid(record, transactionId)
    if (transactionId !== undefined && transactionId !== null && transactionId !== '')
      return { ...paid(record), trouble: { kind: typeof transactionId === 'string' ? 'emptyTransaction' : 'badTransaction' } }
  }
  if (status === undefined || status.toLowerCase() === 'success') return inDoubt(record, message)
  if (record.stage === 'refused') return record
  return refused(record, message === undefined ? { by: 'callback' } : { by: 'callback', message })
}

function onStatus(record: Open, response: PaymentStatus, now: number): PaymentRecord {
  if (record.stage === 'paid') {
    if (record.transactionId) return record
    return response.success && isTransactionId(response.transactionId) ? paid(record, response.transactionId) : without(record, 'checkDue')
  }
  if (record.stage !== 'waiting' && record.stage !== 'refused') return record
  if (response.success)
    return isTransactionId(response.transactionId)
      ? paid(record, response.transactionId)
      : { ...paid(record), trouble: { kind: 'noTransaction' } }
  if (now >= record.createdAt + LISTEN_FOR) return gone(record)
  if (record.stage === 'refused') return without(record, 'checkDue')
  if (/failed/i.test(response.message ?? '')) return refused(checkDone(record, now), { by: 'status' })
  if (record.doubt) return refused(checkDone(record, now), { by: 'callback', ...record.doubt })
  return checkDone(record, now)
}

/** Called on start-up and after sign-in. A payment past its deadline gets a status check (MON-012), and a failed order is tried again. */
function onResume(record: Open, now: number): PaymentRecord {
  if (record.stage === 'waiting' && now >= record.deadline) return { ...record, checkDue: true }
  if (record.stage === 'refused' && record.reference && now >= record.createdAt + LISTEN_FOR) return { ...record, checkDue: true }
  if (isRefusedCash(record)) return gone(record)
  if (isCash(record)) return askAgain(record)
  return isRetriedOnResume(record) ? orderAgain(record) : record
}

/** Makes another question to the server due, if the outcome of the payment or of the order is unknown. */
const askAgain = (record: Open): PaymentRecord =>
  record.stage === 'waiting' || (record.stage === 'paid' && isUnknownOrder(record)) ? { ...record, checkDue: true } : record

const sending = (record: Open): PaymentRecord =>
  (record.stage === 'asked' || isCash(record)) && !record.sent ? { ...record, sent: true } : record

function checkFailed(record: Open, now: number): PaymentRecord {
  if (record.stage === 'waiting') return checkDone(record, now)
  return record.stage === 'paid' && isCash(record) ? stillUnknown(record) : without(record, 'checkDue')
}

function onOrder(record: PaymentAt<'paid'>, event: OrderEvent): PaymentRecord {
  switch (event.kind) {
    case 'orderFailed':
      return orderFailed(record, event.trouble)
    case 'orderMissing':
      return orderMissing(record, event.now)
    case 'refundAsked':
      return record.trouble ? { ...record, refundAsked: true } : record
    case 'settledElsewhere':
      return record.trouble ? gone(record) : record
  }
}

/** Asks at once about a cash order whose outcome is unknown. A charge waits for the next regular attempt. */
function orderFailed(record: PaymentAt<'paid'>, trouble: Trouble): PaymentRecord {
  const failed = { ...without(record, 'checkDue', 'missingSince'), trouble }
  // A repeat with the same key would get the same response without an id.
  const next = trouble.kind === 'noId' ? { ...failed, orderTry: (record.orderTry ?? 0) + 1 } : failed
  return isCash(next) && isUnknownOrder(next) ? { ...next, checkDue: true } : next
}

/** The order counts as not made only after the longest time a request may take, because it may still be on its way (MON-007, MON-041). */
function orderMissing(record: PaymentAt<'paid'>, now: number): PaymentRecord {
  const missingSince = record.missingSince ?? now
  return now >= missingSince + MONEY_CALL_TIMEOUT ? gone(record) : { ...stillUnknown(record), missingSince }
}

const stillUnknown = (record: PaymentAt<'paid'>): PaymentAt<'paid'> => ({
  ...without(record, 'checkDue'),
  trouble: record.trouble ?? { kind: 'unclear' },
})

/** Gives up an attempt that may still succeed, so that the buyer can pay with a new one. */
const payAgain = (record: Open, now: number): PaymentRecord =>
  now >= payAgainAt(record) && (record.stage === 'waiting' || record.stage === 'refused') ? { ...record, dismissed: true } : record

/** Repeats a start whose response was lost, with the same key. */
const startAgain = (record: Open, now: number): PaymentRecord =>
  record.stage === 'refused' && record.unclear && !record.reference
    ? { ...attemptOf(record), dismissed: undefined, stage: 'asked', createdAt: now }
    : record

/** True if a failed order is tried again on resume. A retry does not solve a missing address, missing stock or a second charge. */
const isRetriedOnResume = ({ stage, trouble, refundAsked }: PaymentRecord): boolean =>
  stage === 'paid' && !refundAsked && trouble !== undefined && ['order', 'unclear', 'noId'].includes(trouble.kind) && !trouble.needs

function onCharge(record: Open, { transactionId, reference, charged, trouble }: ChargeFound): PaymentRecord {
  const known = {
    ...(reference === undefined ? {} : { reference }),
    ...(charged === undefined || charged === record.amount ? {} : { charged }),
  }
  if (!record.transactionId) return { ...paid(record, transactionId), ...known, ...(trouble && { trouble }) }
  return known.charged === undefined || known.charged === record.charged ? record : { ...record, charged: known.charged }
}

function orderAgain(record: PaymentRecord, patch?: OrderPatch): PaymentRecord {
  const { stage, trouble, purpose } = record
  if (stage !== 'paid' || !trouble || trouble.kind === 'second') return record
  const known = without(record, 'missingSince')
  const next: PaymentRecord =
    patch && purpose.kind === 'cart' ? { ...known, purpose: { ...purpose, order: { ...purpose.order, ...patch } } } : known
  // Without a transaction id the charge has to be looked up first.
  if (!next.transactionId) return { ...next, checkDue: true }
  const again = without(next, 'trouble', 'checkDue')
  return trouble.kind === 'unclear' && !patch ? again : { ...again, orderTry: (record.orderTry ?? 0) + 1 }
}

const isTransactionId = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function paid(record: Open, transactionId?: string): PaymentAt<'paid'> {
  const next = without(record, 'refusal', 'doubt', 'checkDue', 'dismissed', 'trouble', 'unclear')
  return { ...next, stage: 'paid', ...(transactionId === undefined ? {} : { transactionId }) }
}

const refused = (record: PaymentAt<'waiting'>, refusal: FailureReason): PaymentAt<'refused'> => ({
  ...without(record, 'doubt', 'checkDue'),
  stage: 'refused',
  refusal,
})

/** Makes a status check due after an unclear callback. A payment without a reference gets no callback. */
function inDoubt(record: PaymentAt<'waiting' | 'refused'>, message: string | undefined): PaymentRecord {
  const { reference, deadline = record.createdAt + PAYMENT_TIMEOUT } = record
  if (reference === undefined) return record
  const doubt = message === undefined ? {} : { message }
  return { ...without(record, 'refusal', 'unclear'), stage: 'waiting', reference, deadline, checkDue: true, doubt }
}

const checkDone = (record: PaymentAt<'waiting'>, now: number): PaymentAt<'waiting'> => ({
  ...without(record, 'checkDue', 'doubt'),
  checked: record.checked === true || now >= record.deadline,
})

const done = (record: Open, orderId: string, now: number): PaymentAt<'done'> => ({
  ...attemptOf(record),
  stage: 'done',
  charged: record.charged,
  orderId,
  doneAt: now,
})

const gone = (record: Open): PaymentAt<'gone'> => ({ ...attemptOf(record), stage: 'gone' })

/** Returns the fields that every stage has. The others are stored only while the payment is open (MON-037). */
function attemptOf(record: Open): Omit<PaymentAt<'gone'>, 'stage'> {
  const { id, payer, method, purpose, amount, phone, idempotencyKey, createdAt, sent, dismissed } = record
  return { id, payer, method, purpose, amount, phone, idempotencyKey, createdAt, sent, dismissed }
}

type Without<R, K extends PropertyKey> = R extends unknown ? Omit<R, K> : never

/** Returns the record without these fields; the same object if it has none of them. */
function without<R extends PaymentRecord, K extends keyof PaymentRecord>(record: R, ...keys: K[]): Without<R, K> {
  const copy: Partial<PaymentRecord> = { ...record }
  for (const key of keys) delete copy[key]
  return (keys.some((key) => key in record) ? copy : record) as Without<R, K>
}
