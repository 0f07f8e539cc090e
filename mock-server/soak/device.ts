import { openSession } from '#contract/control/people.ts'
import { IDEMPOTENCY_HEADER, type PaymentCallback } from '#contract/payment.ts'
import { PAYMENT_TIMEOUT } from '#contract/rules/constants.ts'
import type { ClientConnection } from '../src/realtime/memoryConnection.ts'
import { type Attempt, newAttempt, orderBody } from './attempt.ts'
import type { HttpReply, Wire } from './wire.ts'

/** A simulated device of a buyer, with its storage, its tabs, and the automatic actions of a simple client (MON-006, PAY-035). */
export interface Device {
  readonly user: string
  readonly attempts: Attempt[]
  /** All callbacks received, and whether the tab had joined the payment. */
  readonly received: { readonly body: PaymentCallback; readonly joined: boolean }[]
  /** The ids of orders that a response has confirmed. */
  readonly confirmedOrders: Set<string>
  signIn(): Promise<void>
  signOut(): void
  start(given: Start): void
  /** Requests the payment status of an attempt, as a button of the client would. */
  check(attempt: Attempt): void
  /** Posts the order of an attempt, `times` times at once. */
  order(attempt: Attempt, times?: number): void
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<HttpReply>
  /** Posts an order; if the response is good, its id is added to `confirmedOrders`. */
  placeOrder(body: unknown, headers?: Record<string, string>): Promise<HttpReply>
  openTab(): Promise<void>
  closeTab(): void
  /** Closes all tabs and opens one, as a reload, a reconnect or a wake-up does. */
  reload(): Promise<void>
  /** Repeats starts whose result is unknown, places the orders of paid attempts, and checks the payment status once after 120 s. */
  act(): Promise<void>
}

type Start = Pick<Attempt, 'cart' | 'phone'> &
  Partial<Pick<Attempt, 'language' | 'plain' | 'scenario' | 'orderId'>> & { amount: number; twice?: boolean }
interface Tab {
  connection: ClientConnection | null
  readonly joined: Set<string>
}

export function createDevice(wire: Wire, user: string, phone: string, now: () => number): Device {
  const attempts: Attempt[] = []
  const received: Device['received'] = []
  const confirmedOrders = new Set<string>()
  let token: string | null = null
  let tabs: Tab[] = []

  const send: Device['send'] = async (method, path, body, headers = {}) => {
    if (token === null) return { status: 401, body: null }
    const reply = await wire.call(method, path, { token, body, headers })
    if (reply.status === 401) signOut()
    return reply
  }
  const placeOrder: Device['placeOrder'] = async (body, headers) => {
    const reply = await send('POST', '/orders', body, headers)
    if (reply.status >= 200 && reply.status < 300 && typeof reply.body?.id === 'string') confirmedOrders.add(reply.body.id)
    return reply
  }
  const signOut = () => {
    token = null
    for (const tab of tabs) tab.connection?.close()
    tabs = []
  }
  const openTab = async () => {
    if (token === null) return
    const tab: Tab = { connection: null, joined: new Set() }
    tabs.push(tab)
    tab.connection = await wire.connect(token, (event, body) => {
      if (event === 'payment-callback') onCallback(tab, body as PaymentCallback)
    })
    joinAll()
  }
  const joinAll = () => {
    for (const { reference } of attempts)
      for (const tab of tabs)
        if (reference !== null && tab.connection?.isOpen() && !tab.joined.has(reference)) {
          tab.joined.add(reference)
          tab.connection.send('pushResponseReceived', { reference })
        }
  }
  const onCallback = (tab: Tab, body: PaymentCallback) => {
    received.push({ body, joined: tab.joined.has(body.reference ?? '') })
    const attempt = attempts.find(({ reference }) => reference !== null && reference === body.reference)
    if (!attempt) return
    if (body.status === 'success' && typeof body.transactionId === 'string') attempt.transactionId ??= body.transactionId
    else if (body.status?.toLowerCase() === 'success') check(attempt)
  }

  const post = (attempt: Attempt): void => {
    attempt.runningStarts++
    const { key, phone, language, scenario, body } = attempt
    const headers = { [IDEMPOTENCY_HEADER]: key, 'accept-language': language, ...(scenario !== null && { 'x-mock-scenario': scenario }) }
    void send('POST', '/mobile-money/checkout', { ...body, phone }, headers).then(({ status, body: reply }) => {
      attempt.runningStarts--
      // After 401, 429, 5xx, a lost connection or `key_running`, `act` repeats the start with the same key (MON-004).
      if (status === 0 || status === 401 || status === 429 || status >= 500 || reply?.code === 'key_running') return
      attempt.hasResponse = true
      if (typeof reply?.referenceId !== 'string') return
      attempt.reference = reply.referenceId
      joinAll()
    })
  }
  const check = (attempt: Attempt): void => {
    if (attempt.reference === null) return
    void send('GET', `/mobile-money/status/${attempt.reference}`).then(({ status, body }) => {
      if (status === 200 && body?.success === true && typeof body.transactionId === 'string') attempt.transactionId ??= body.transactionId
    })
  }
  const order = (attempt: Attempt, times = 1): void => {
    const { transactionId } = attempt
    if (transactionId === null || attempt.orderId !== null) return
    for (let n = 0; n < times; n++) {
      attempt.runningOrders++
      void placeOrder(orderBody(attempt, transactionId, phone), { [IDEMPOTENCY_HEADER]: `order-${transactionId}` }).then(
        ({ status, body }) => {
          attempt.runningOrders--
          if (status >= 200 && status < 300 && typeof body?.id === 'string') attempt.madeOrder ??= body.id
          else if ([400, 402, 409, 422].includes(status) && body?.code !== 'key_running') attempt.refused = body?.code ?? 'refused'
        },
      )
    }
  }

  return {
    user,
    attempts,
    received,
    confirmedOrders,
    async signIn() {
      const { body } = await wire.control(openSession, { body: { phoneNumber: phone } })
      token = body.accessToken
      if (tabs.length === 0) await openTab()
    },
    signOut,
    start({ twice = false, ...given }) {
      const defaults = { language: 'en', plain: false, scenario: null, orderId: null } as const
      const attempt = newAttempt({ ...defaults, ...given, user, at: now(), number: attempts.length })
      attempts.push(attempt)
      post(attempt)
      if (twice) post(attempt)
    },
    check,
    order,
    send,
    placeOrder,
    openTab,
    closeTab: () => tabs.pop()?.connection?.close(),
    async reload() {
      for (const tab of tabs.splice(0)) tab.connection?.close()
      await openTab()
      for (const attempt of attempts) if (attempt.transactionId === null) check(attempt)
    },
    async act() {
      await wire.settled()
      for (const attempt of attempts) {
        if (token === null) break
        if (!attempt.hasResponse && attempt.runningStarts === 0) post(attempt)
        if (attempt.transactionId !== null && attempt.madeOrder === null && attempt.refused === null && attempt.runningOrders === 0)
          order(attempt)
        if (attempt.transactionId === null && !attempt.checked && attempt.reference !== null && now() >= attempt.at + PAYMENT_TIMEOUT) {
          attempt.checked = true
          check(attempt)
        }
      }
      await wire.settled()
    },
  }
}
