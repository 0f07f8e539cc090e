import { createOrder, getOrder, type OrderPayload } from '#contract/order.ts'
import { getPaymentStatus, type PaymentRequest, type PaymentStarted, startPayment } from '#contract/payment.ts'
import { CASH_LABEL, MONEY_CALL_TIMEOUT, PAYMENT_TIMEOUT } from '#contract/rules/constants.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { keyHeader } from '#web/api/http/request.ts'
import { afterOnScreen, now } from '#web/api/time.ts'
import { isCash } from '../record/conflicts.ts'
import type { Effect } from '../record/nextEffect.ts'
import { isMasked, ownPhone, phoneOf } from '../record/phoneOf.ts'
import { isFor, type PaymentRecord, type Trouble } from '../record/record.ts'
import type { PaymentEvent } from '../record/transition.ts'
import { findOrderOf } from './reconcile.ts'
import { readUnfinished } from './unfinished.ts'

export type Outcome = PaymentEvent | null

/**
 * Performs one effect and returns the resulting event. Returns null after a 401: the result is unknown and the effect stays due (MON-013).
 */
export async function perform(record: PaymentRecord, effect: Effect): Promise<Outcome> {
  switch (effect.do) {
    case 'initiate':
      return initiate(record)
    case 'giveUpStart':
      return { kind: 'startRefused', refusal: { by: 'callFailed' }, unclear: true }
    case 'checkStatus':
      return record.stage === 'paid' ? lookUpCharge(effect.reference) : checkStatus(effect.reference)
    case 'createOrder':
      return record.purpose.kind === 'cart' ? placeOrder(record, effect.transactionId) : confirmOrder(record.purpose.orderId, effect)
    case 'findOrder':
      return findOrder(effect.transactionId)
  }
}

async function initiate(record: PaymentRecord): Promise<Outcome> {
  const sentAt = now()
  const phone = phoneOf(record)
  // The device does not have the full number (see phoneOf), so it cannot send the start. The buyer may try again.
  if (phone === null) return { kind: 'startRefused', refusal: { by: 'callFailed' }, unclear: true }
  try {
    const response = await retryWhileKeyRuns(() =>
      send(startPayment, {
        params: { provider: config.provider },
        body: { amount: record.amount, phone, ...extension(record) },
        headers: keyHeader(record.idempotencyKey),
      }),
    )
    return readStart(response, record.sent ? record.createdAt : sentAt)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return null
    const earlier = await earlierPayment(record, error)
    if (earlier) return earlier
    if (error.code === 'empty') return { kind: 'startRefused', refusal: { by: 'empty' }, unclear: true }
    // If the same key was sent before, that request may have succeeded, even if this one is clearly refused.
    const unclear = isUnclear(error) || record.sent === true
    const isChanged = error.code === 'cart_changed' || error.code === 'amount_changed'
    return {
      kind: 'startRefused',
      refusal: { by: 'callFailed', ...optionalMessage(error.serverMessage), ...(EARLIER.has(error.code) && { hasEarlier: true }) },
      unclear,
      ...(isChanged && { isChanged }),
    }
  }
}

/** The codes of a start that an earlier payment prevents. */
const EARLIER: ReadonlySet<string> = new Set(['payment_waiting', 'already_paid', 'already_ordered'])

/**
 * Continues with the payment that prevents this start. The device does not know it if it could not store it (MON-012), or if it was begun
 * elsewhere: the refusal names a waiting payment, and the server's list has a charge.
 */
async function earlierPayment({ purpose }: PaymentRecord, { code, reference }: ApiError): Promise<PaymentEvent | null> {
  if (code === 'payment_waiting' && reference !== undefined) return { kind: 'started', reference, deadline: now() + PAYMENT_TIMEOUT }
  if (code !== 'already_paid') return null
  const charge = (await readUnfinished())?.find((one) => one.kind === 'unfinished' && isFor(purpose, one))
  return charge ? { kind: 'chargeFound', transactionId: charge.transactionId, reference: charge.reference, charged: charge.amount } : null
}

/**
 * Computes the deadline from the moment the prompt was sent, using only differences between times of one clock (MON-016). The prompt
 * cannot be older than `firstSentAt`, in ms.
 */
function readStart(response: PaymentStarted, firstSentAt: number): PaymentEvent {
  if (!response.success) return { kind: 'startRefused', refusal: { by: 'start', ...optionalMessage(response.message) }, unclear: false }
  if (!response.referenceId) return { kind: 'startRefused', refusal: { by: 'noReference' }, unclear: true }
  const respondedAt = now()
  const onServer = response.startedAt && response.answeredAt ? Date.parse(response.answeredAt) - Date.parse(response.startedAt) : 0
  const since = Math.min(Math.max(0, onServer), respondedAt - firstSentAt)
  return { kind: 'started', reference: response.referenceId, deadline: respondedAt - since + PAYMENT_TIMEOUT }
}

async function checkStatus(reference: string): Promise<Outcome> {
  try {
    const response = await send(getPaymentStatus, { params: { provider: config.provider, reference } })
    return { kind: 'statusReceived', response, now: now() }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    if (error instanceof ApiError) return { kind: 'statusFailed', now: now(), ...optionalMessage(error.serverMessage) }
    throw error
  }
}

/** For a charge without a transaction id: looks in the server's list of unfinished payments, then checks the status. */
async function lookUpCharge(reference: string): Promise<Outcome> {
  const charge = (await readUnfinished())?.find((one) => one.reference === reference)
  return charge ? { kind: 'chargeFound', transactionId: charge.transactionId, charged: charge.amount } : checkStatus(reference)
}

/** If a cash order was sent before, that request may have succeeded, even if this one is clearly refused. */
async function placeOrder(record: PaymentRecord, transactionId: string): Promise<Outcome> {
  const outcome = await sendOrder(record, transactionId)
  const isRefused = outcome?.kind === 'orderFailed' && outcome.trouble.kind === 'order'
  return isRefused && isCash(record) && record.sent ? { ...outcome, trouble: { ...outcome.trouble, kind: 'unclear' } } : outcome
}

async function sendOrder(record: PaymentRecord, transactionId: string): Promise<Outcome> {
  if (record.purpose.kind !== 'cart') return null
  const wrong = transactionTrouble(transactionId)
  if (wrong) return { kind: 'orderFailed', trouble: wrong }
  const { order, checkoutId } = record.purpose
  const cash = isCash(record)
  const afterLogout = isMasked(record.phone)
  const listedCharge = afterLogout ? (await readUnfinished())?.find((one) => one.reference === record.reference) : undefined
  const phoneNumber = phoneOf(record) ?? listedCharge?.phone ?? ownPhone()
  const body: OrderPayload = {
    ...(listedCharge?.order?.notes === undefined ? {} : { notes: listedCharge.order.notes }),
    ...order,
    transactionId,
    paymentDetails: { provider: cash ? CASH_LABEL : config.providerLabel, phoneNumber, transactionId },
    ...(config.supportsExtensions ? { checkoutId } : {}),
  }
  // The logout removed parts of the order, so the body may differ and needs another key. The server allows one order per transaction anyway
  // (MON-017).
  const headers = keyHeader(`${record.idempotencyKey}-order-${record.orderTry ?? 0}${afterLogout ? '-later' : ''}`)
  return orderOutcome(cash, async () => {
    const earlier = config.supportsExtensions ? null : await findOrderOf(transactionId)
    const { id } = earlier ?? (await retryWhileKeyRuns(() => send(createOrder, { body, headers })))
    return id ? { kind: 'ordered', orderId: id, now: now() } : { kind: 'orderFailed', trouble: { kind: 'noId' } }
  })
}

/** Reads whether an order with this transaction exists, without creating it. If that cannot be read, the outcome stays unknown (MON-041). */
async function findOrder(transactionId: string): Promise<Outcome> {
  try {
    const order = await findOrderOf(transactionId)
    return order ? { kind: 'ordered', orderId: order.id, now: now() } : { kind: 'orderMissing', now: now() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 401 ? null : { kind: 'statusFailed', now: now() }
  }
}

/** Stored data or a server's list may contain anything: without a valid transaction id no order is sent (CHK-038, CHK-040). */
function transactionTrouble(id: unknown): Trouble | null {
  if (typeof id !== 'string') return { kind: 'notText' }
  return id.trim() === '' ? { kind: 'emptyTransaction' } : null
}

/**
 * Checks that the server marked the order as paid by this charge (PAY-059). If something else settled it, this charge is a second payment
 * (MON-029).
 */
const confirmOrder = (orderId: string, { transactionId }: { transactionId: string }): Promise<Outcome> =>
  orderOutcome(false, async () => {
    const order = await send(getOrder, { params: { id: orderId } })
    if (!config.supportsExtensions || order.transactionId === transactionId) return { kind: 'ordered', orderId, now: now() }
    const isClosed = order.status === 'cancelled' || order.status === 'delivered' || order.paymentMethod === 'mobile_money'
    return { kind: 'orderFailed', trouble: { kind: isClosed ? 'second' : 'order' } }
  })

async function orderOutcome(cash: boolean, make: () => Promise<PaymentEvent>): Promise<Outcome> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 401 ? null : { kind: 'orderFailed', trouble: troubleOf(error, cash) }
  }
}

function troubleOf(error: ApiError, cash: boolean): Trouble {
  const facts = { code: error.code, ...optionalMessage(error.serverMessage) }
  if (isUnclear(error)) return { kind: 'unclear', ...facts }
  if (error.code === 'already_ordered' && !cash) return { kind: 'second', ...facts }
  if (error.code === 'address_needed' || error.fields['addressId']) return { kind: 'order', needs: 'address', ...facts }
  return { kind: 'order', ...facts, ...(error.code === 'stock_short' ? { needs: 'stock' as const } : {}) }
}

/**
 * Repeats the call while the server still handles the first request with this key, up to the timeout of that request (MON-005, MON-007).
 */
async function retryWhileKeyRuns<T>(call: () => Promise<T>): Promise<T> {
  const until = now() + MONEY_CALL_TIMEOUT
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'key_running' || now() >= until) throw error
      await new Promise<void>((done) => afterOnScreen(RETRY_DELAY, done))
    }
  }
}
const RETRY_DELAY = 2_000

/** Fields the API may not support; sent only if the configuration allows extensions (MON-006). */
function extension(record: PaymentRecord): Partial<PaymentRequest> {
  if (!config.supportsExtensions) return {}
  const { purpose } = record
  if (purpose.kind === 'cart') return { order: purpose.order, checkoutId: purpose.checkoutId }
  return { orderId: purpose.orderId, ...(purpose.addressId === undefined ? {} : { addressId: purpose.addressId }) }
}

const optionalMessage = (message: string | undefined): { message?: string } => (message ? { message } : {})
const isUnclear = (error: ApiError): boolean => error.unclear || error.code === 'key_running'
