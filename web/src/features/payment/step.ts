import type { PaymentStatus } from '#contract/payment.ts'
import type { PaymentRecord, Refusal, Trouble } from './record.ts'

export type PaymentEvent =
  | { kind: 'sending' }
  | { kind: 'started'; reference: string; deadline: number }
  | { kind: 'startRefused'; refusal: Refusal; unclear: boolean }
  | { kind: 'callback'; status?: string | undefined; transactionId?: unknown; message?: string | undefined }
  | { kind: 'statusAnswered'; answer: PaymentStatus; now: number }
  | { kind: 'statusFailed'; now: number }
  | { kind: 'checkAsked' }
  | { kind: 'resumed'; now: number }
  | { kind: 'reconnected' }
  | { kind: 'dismissed' }
  | { kind: 'startAgain'; now: number }
  | { kind: 'chargeFound'; transactionId: string }
  | { kind: 'orderFailed'; trouble: Trouble }
  | { kind: 'orderAgain' }
  | { kind: 'ordered'; orderId: string; now: number }

/** The next record. Pure; an event that says nothing new gives the same record back. Success is final (MON-025). */
export function step(record: PaymentRecord, event: PaymentEvent): PaymentRecord {
  if (record.stage === 'done') return record
  switch (event.kind) {
    case 'sending':
      return record.stage === 'asked' ? { ...record, sent: true } : record
    case 'started':
      return record.stage === 'asked'
        ? { ...without(record, 'refusal', 'unclear'), stage: 'waiting', reference: event.reference, deadline: event.deadline }
        : record
    case 'startRefused':
      return record.stage === 'asked' ? { ...record, stage: 'refused', refusal: event.refusal, unclear: event.unclear } : record
    case 'callback':
      return onCallback(record, event)
    case 'statusAnswered':
      return onStatus(record, event.answer, event.now)
    case 'statusFailed':
      return record.stage === 'waiting' ? checkDone(record, event.now) : record
    case 'checkAsked':
    case 'reconnected':
      return record.stage === 'waiting' ? { ...record, checkDue: true } : record
    case 'resumed':
      return onResume(record, event.now)
    case 'dismissed':
      return record.stage === 'refused' ? { ...record, dismissed: true } : record
    case 'startAgain':
      return record.stage === 'refused' && record.unclear && !record.reference
        ? { ...without(record, 'refusal', 'unclear', 'dismissed'), stage: 'asked', createdAt: event.now }
        : record
    case 'chargeFound':
      return record.transactionId ? record : paid(record, event.transactionId)
    case 'orderFailed':
      return record.stage === 'paid' ? { ...record, trouble: event.trouble } : record
    case 'orderAgain':
      return orderAgain(record)
    case 'ordered':
      // MON-037: reference and transaction leave the device only now.
      return {
        ...without(record, 'trouble', 'reference', 'transactionId', 'refusal', 'checkDue'),
        stage: 'done',
        orderId: event.orderId,
        doneAt: event.now,
      }
  }
}

function onCallback(
  record: PaymentRecord,
  event: { status?: string | undefined; transactionId?: unknown; message?: string | undefined },
): PaymentRecord {
  if (record.stage !== 'waiting' && record.stage !== 'refused') return record
  const { status, transactionId, message } = event
  if (status === 'success') {
    if (isTransactionId(transactionId)) return paid(record, transactionId)
    if (transactionId !== undefined && transactionId !== null && transactionId !== '')
      return { ...paid(record), trouble: { kind: 'badTransaction' } }
  }
  if (status === undefined || status.toLowerCase() === 'success')
    return { ...record, stage: 'waiting', checkDue: true, doubt: message === undefined ? {} : { message } }
  if (record.stage === 'refused') return record
  return refused(record, message === undefined ? { by: 'callback' } : { by: 'callback', message })
}

function onStatus(record: PaymentRecord, answer: PaymentStatus, now: number): PaymentRecord {
  if (record.stage !== 'waiting' && record.stage !== 'refused') return record
  if (answer.success)
    return isTransactionId(answer.transactionId)
      ? paid(record, answer.transactionId)
      : { ...paid(record), trouble: { kind: 'noTransaction' } }
  if (record.stage === 'refused') return record
  if (/failed/i.test(answer.message ?? '')) return refused(checkDone(record, now), { by: 'status' })
  if (record.doubt) return refused(checkDone(record, now), { by: 'callback', ...record.doubt })
  return checkDone(record, now)
}

/** Start-up or sign-in: past its time a payment is checked first (MON-012); an order that could not be made is tried again. */
function onResume(record: PaymentRecord, now: number): PaymentRecord {
  if (record.stage === 'waiting' && now >= (record.deadline ?? 0)) return { ...record, checkDue: true }
  if (record.stage === 'paid' && record.trouble && (record.trouble.kind === 'order' || record.trouble.kind === 'unclear'))
    return orderAgain(record)
  return record
}

function orderAgain(record: PaymentRecord): PaymentRecord {
  if (record.stage !== 'paid' || !record.trouble) return record
  const next = without(record, 'trouble')
  return record.trouble.kind === 'unclear' ? next : { ...next, orderTry: (record.orderTry ?? 0) + 1 }
}

const isTransactionId = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function paid(record: PaymentRecord, transactionId?: string): PaymentRecord {
  const next = without(record, 'refusal', 'doubt', 'checkDue', 'dismissed', 'trouble', 'unclear')
  return { ...next, stage: 'paid', ...(transactionId === undefined ? {} : { transactionId }) }
}

const refused = (record: PaymentRecord, refusal: Refusal): PaymentRecord => ({
  ...without(record, 'doubt', 'checkDue'),
  stage: 'refused',
  refusal,
})

const checkDone = (record: PaymentRecord, now: number): PaymentRecord => ({
  ...without(record, 'checkDue', 'doubt'),
  checked: record.checked === true || now >= (record.deadline ?? 0),
})

function without<K extends keyof PaymentRecord>(record: PaymentRecord, ...keys: K[]): Omit<PaymentRecord, K> & PaymentRecord {
  const copy = { ...record }
  for (const key of keys) delete copy[key]
  return copy
}
