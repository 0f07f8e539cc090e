import { CASH_LABEL, PAYMENT_TIMEOUT } from '#contract/constants.ts'
import { createOrder, type OrderPayload } from '#contract/order.ts'
import { getPaymentStatus, type PaymentRequest, type PaymentStarted, startPayment } from '#contract/payment.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { now } from '#web/api/time.ts'
import { findOrderOf } from './findOrder.ts'
import type { PaymentRecord } from './record.ts'
import type { PaymentEvent } from './step.ts'
import type { Effect } from './wants.ts'

export type Outcome = PaymentEvent | null

/** Carries an effect out and says what came of it. null: nothing is known, e.g. the session ended; it stays wanted (MON-013). */
export async function perform(record: PaymentRecord, effect: Effect): Promise<Outcome> {
  switch (effect.do) {
    case 'initiate':
      return initiate(record)
    case 'checkStatus':
      return checkStatus(effect.reference)
    case 'createOrder':
      return placeOrder(record, effect.transactionId)
  }
}

async function initiate(record: PaymentRecord): Promise<PaymentEvent | null> {
  const asked = now()
  try {
    const answer = await send(startPayment, {
      params: { provider: config.provider },
      body: { amount: record.amount, phone: record.phone, ...extension(record) },
      headers: keyHeader(record.idempotencyKey),
    })
    return readStart(answer, record.sent ? record.createdAt : asked)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return null
    if (error.code === 'empty') return { kind: 'startRefused', refusal: { by: 'empty' }, unclear: true }
    return { kind: 'startRefused', refusal: { by: 'callFailed', ...said(error.serverMessage) }, unclear: isUnclear(error) }
  }
}

/**
 * The countdown runs from the moment the prompt went out; only differences of the device clock count (MON-016).
 * `asked` is when the start left first: the prompt cannot be older.
 */
function readStart(answer: PaymentStarted, asked: number): PaymentEvent {
  if (!answer.success) return { kind: 'startRefused', refusal: { by: 'start', ...said(answer.message) }, unclear: false }
  if (!answer.referenceId) return { kind: 'startRefused', refusal: { by: 'noReference' }, unclear: true }
  const answered = now()
  const onServer = answer.startedAt && answer.answeredAt ? Date.parse(answer.answeredAt) - Date.parse(answer.startedAt) : 0
  const since = Math.min(Math.max(0, onServer), answered - asked)
  return { kind: 'started', reference: answer.referenceId, deadline: answered - since + PAYMENT_TIMEOUT }
}

async function checkStatus(reference: string): Promise<PaymentEvent | null> {
  try {
    const answer = await send(getPaymentStatus, { params: { provider: config.provider, reference } })
    return { kind: 'statusAnswered', answer, now: now() }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    if (error instanceof ApiError) return { kind: 'statusFailed', now: now() }
    throw error
  }
}

async function placeOrder(record: PaymentRecord, transactionId: string): Promise<Outcome> {
  if (record.purpose.kind === 'order') return { kind: 'ordered', orderId: record.purpose.orderId, now: now() }
  const cash = record.method === 'cash_on_delivery'
  const body: OrderPayload = {
    ...record.purpose.order,
    transactionId,
    paymentDetails: { provider: cash ? CASH_LABEL : config.providerLabel, phoneNumber: record.phone, transactionId },
    ...(config.knowsExtensions ? { checkoutId: record.purpose.checkoutId } : {}),
  }
  try {
    const earlier = config.knowsExtensions ? null : await findOrderOf(transactionId)
    const { id } =
      earlier ?? (await send(createOrder, { body, headers: keyHeader(`${record.idempotencyKey}-order-${record.orderTry ?? 0}`) }))
    return id ? { kind: 'ordered', orderId: id, now: now() } : { kind: 'orderFailed', trouble: { kind: 'noId' } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return null
    return {
      kind: 'orderFailed',
      trouble: { kind: isUnclear(error) ? 'unclear' : 'order', code: error.code, ...said(error.serverMessage) },
    }
  }
}

/** Sent only where configuration says the API knows it (MON-006). */
function extension(record: PaymentRecord): Partial<PaymentRequest> {
  if (!config.knowsExtensions) return {}
  const { purpose } = record
  if (purpose.kind === 'cart') return { order: purpose.order, checkoutId: purpose.checkoutId }
  return { orderId: purpose.orderId, ...(purpose.addressId === undefined ? {} : { addressId: purpose.addressId }) }
}

const keyHeader = (key: string): Record<string, string> => (config.knowsExtensions ? { 'idempotency-key': key } : {})
const said = (message: string | undefined): { message?: string } => (message ? { message } : {})

/** Also while the first request with this key still runs (MON-005). */
const isUnclear = (error: ApiError): boolean => error.unclear || error.code === 'key_running'
