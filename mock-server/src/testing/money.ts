import type { OrderDraft, OrderPayload } from '#contract/order.ts'
import type { PaymentCallback, PaymentRequest } from '#contract/payment.ts'
import { type ClientConnection, connectInMemory } from '../realtime/memoryConnection.ts'
import { digestOf } from '../world/digest.ts'
import type { TestMock } from './testing.ts'

/** Costs TZS 12,000; 48 in stock. */
export const SATO = 'nile-tilapia-sato-1-kg'
/** Costs TZS 12,500; 36 in stock. */
export const SANGARA = 'nile-perch-sangara-1-kg'
export const ASHA_PHONE = '255712345678'

/** Returns a line of an order. */
export const item = (productId: string, quantity: number, transporterId?: string): OrderDraft['items'][number] => ({
  productId,
  quantity,
  ...(transporterId !== undefined && { transporterId }),
})
export const aDraft = (given: Partial<OrderDraft> = {}): OrderDraft => ({
  items: [item(SATO, 2), item(SANGARA, 1)],
  deliveryOption: 'standard',
  paymentMethod: 'mobile_money',
  addressId: 'asha-home',
  ...given,
})
/** A payment start for `aDraft`, which costs TZS 36,500. */
export const aStart = (given: Partial<PaymentRequest> = {}): PaymentRequest => ({
  amount: 36_500,
  phone: ASHA_PHONE,
  order: aDraft(),
  checkoutId: 'cart-1',
  ...given,
})

export const anOrderBody = (transactionId: string, given: Partial<OrderPayload> = {}): OrderPayload => ({
  ...aDraft(),
  transactionId,
  paymentDetails: { provider: 'Mobile Money', phoneNumber: ASHA_PHONE, transactionId },
  checkoutId: 'cart-1',
  ...given,
})
export const aCashOrder = (given: Partial<OrderPayload> = {}, transactionId = 'COD-1763618400000-AB12CD'): OrderPayload => ({
  ...aDraft({ paymentMethod: 'cash_on_delivery' }),
  transactionId,
  paymentDetails: { provider: 'Cash', phoneNumber: ASHA_PHONE, transactionId },
  checkoutId: 'cart-1',
  ...given,
})

/** Starts a payment as this user, by default Asha. */
export const start = (
  mock: TestMock,
  given: Partial<PaymentRequest> = {},
  { as = 'asha', language = 'en' as 'en' | 'sw', headers = {} } = {},
) => mock.call('POST', '/mobile-money/checkout', { as, body: aStart(given), language, headers })
export const order = (mock: TestMock, body: unknown, { as = 'asha', headers = {} } = {}) =>
  mock.call('POST', '/orders', { as, body, headers })
export const status = (mock: TestMock, reference: string, { as = 'asha' } = {}) =>
  mock.call('GET', `/mobile-money/status/${reference}`, { as })
/** Starts a payment of Asha and approves it; returns its reference and transactionId. */
export async function paid(mock: TestMock, given: Partial<PaymentRequest> = {}): Promise<{ reference: string; transactionId: string }> {
  const { body } = await start(mock, given)
  await mock.control('POST', `/payments/${body.referenceId}/approve`)
  const charge = mock.world.money.ledger.charges.at(-1)
  if (!charge || charge.reference !== body.referenceId) throw new Error('nothing was charged')
  return { reference: body.referenceId, transactionId: charge.transactionId }
}

export interface TestSocket extends ClientConnection {
  /** The events that the server sent. */
  readonly events: { event: string; body: unknown }[]
  readonly callbacks: PaymentCallback[]
}

/** Opens a realtime connection to the mock's world without a network. */
export function testSocket(mock: TestMock, userId: string): TestSocket {
  const events: { event: string; body: unknown }[] = []
  return {
    ...connectInMemory(mock.world, userId, (event, body) => events.push({ event, body })),
    events,
    get callbacks() {
      return events.filter(({ event }) => event === 'payment-callback').map(({ body }) => body as PaymentCallback)
    },
  }
}

/** Returns everything that a control call can change, as text, except its journal entry. */
export const everything = (mock: TestMock): string => {
  const { clock, faults, realtimeFaults, shapes, journal, webhooks } = mock.world
  return JSON.stringify({
    worlds: mock.worlds.list().map((world) => [world.name, digestOf(world), world.seed]),
    clock: [clock.now(), clock.mode(), clock.pending()],
    faults: [faults.list(), realtimeFaults.list(), shapes.all()],
    webhooks: webhooks.view(),
    violations: journal.count({ kind: 'violation' }),
  })
}

/** Waits until the world has a timer with this name, so that a test can advance the clock. */
export async function waitForTimer(mock: TestMock, name: string): Promise<void> {
  while (!mock.world.clock.pending().some((timer) => timer.name === name)) await new Promise((resolve) => setImmediate(resolve))
}
