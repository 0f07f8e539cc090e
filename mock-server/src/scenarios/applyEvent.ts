import type { TimelineEvent } from '#contract/control/scenarios.ts'
import type { PaymentCallback } from '#contract/payment.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { newReference } from '../ledger/ids.ts'
import { chargeFor } from '../ledger/lookup.ts'
import { reportShortage } from '../orders/shortage/report.ts'
import { recordStockSet } from '../orders/stock.ts'
import type { Payment } from '../payments/payments.ts'
import { approvePayment, chargePayment, failPayment, sendCallback } from '../payments/settle.ts'
import type { World } from '../world/world.ts'

/** Applies one event of a payment's timeline. */
export function applyEvent(world: World, payment: Payment, event: TimelineEvent): void {
  switch (event.do) {
    case 'approve':
      return approvePayment(world, payment, event)
    case 'charge':
      return void chargePayment(world, payment, event)
    case 'fail':
      return failPayment(world, payment, event.message ?? null, { callback: event.callback ?? true })
    case 'callback':
      return sendCallback(world, payment, callbackOf(world, payment, event), { foreign: event.foreign ?? false })
    case 'status':
      return void payment.statusRules.unshift({ answer: event.answer, ...(event.times && { times: event.times }), used: 0 })
    case 'order':
      return void payment.orderRules.unshift({ answer: event.answer, ...(event.times && { times: event.times }), used: 0 })
    case 'realtime':
      return world.sockets.fault(payment.userId, event.fault)
    case 'signOut':
      world.journal.add({ kind: 'fault', text: 'signed out', userId: payment.userId })
      return world.sessions.closeForUser(payment.userId)
    case 'short':
      return reportShort(world, payment, event.missing)
    default:
      return changeMarket(world, payment, event)
  }
}

/** Returns whether an event can no longer do anything, whatever happens next. */
export function isPointless(world: World, payment: Payment, event: TimelineEvent): boolean {
  switch (event.do) {
    case 'fail':
      return payment.state !== 'pending'
    case 'charge':
      return chargeFor(world.money, payment) !== undefined
    case 'short':
      return (orderOf(world, payment)?.status ?? 'pending') !== 'pending'
    case 'stock':
    case 'price':
    case 'removeAddress':
      return payment.draft === null
    default:
      return false
  }
}

/** Changes stock or price of the products in the payment's draft order, or removes its address. */
function changeMarket(world: World, payment: Payment, event: Extract<TimelineEvent, { do: 'stock' | 'price' | 'removeAddress' }>): void {
  const { db, journal } = world
  if (!payment.draft) return
  if (event.do === 'removeAddress') {
    journal.add({ kind: 'fault', text: 'address removed', addressId: payment.draft.addressId })
    db.addresses.remove(payment.draft.addressId)
    return
  }
  for (const { productId } of payment.draft.items) {
    const product = db.products.get(productId)
    if (!product) continue
    journal.add({ kind: 'fault', text: `${event.do} changed`, productId })
    if (event.do === 'stock') {
      db.products.change(productId, { availableQuantity: event.left })
      recordStockSet(world, productId)
    } else db.products.change(productId, { unitPrice: Math.round(wholeShillings(product.unitPrice) * event.times) })
  }
}

/** Reports pieces of the first line as missing, as its seller, if the payment has a pending order. */
function reportShort(world: World, payment: Payment, missing: number): void {
  const order = orderOf(world, payment)
  const [item] = order?.items ?? []
  if (order?.status !== 'pending' || !item || item.quantity < missing) return
  world.journal.add({ kind: 'fault', text: 'line reported short', productId: item.productId })
  reportShortage(world, order, item.sellerId, [{ itemId: item.id, available: item.quantity - missing }])
}

function orderOf(world: World, payment: Payment) {
  const { transactionId } = chargeFor(world.money, payment) ?? {}
  return transactionId === undefined ? undefined : world.db.orders.where('transactionId', transactionId)[0]
}

function callbackOf(world: World, payment: Payment, event: Extract<TimelineEvent, { do: 'callback' }>): PaymentCallback {
  const { status, transactionId = 'none', message } = event
  const charged =
    transactionId === 'ledger'
      ? chargeFor(world.money, payment)?.transactionId
      : transactionId === 'none'
        ? undefined
        : transactionId.literal
  return {
    reference: event.foreign ? newReference(world) : payment.reference,
    ...(status !== undefined && { status }),
    ...(charged !== undefined && { transactionId: charged }),
    ...(message && { message: message[payment.language] }),
  }
}
