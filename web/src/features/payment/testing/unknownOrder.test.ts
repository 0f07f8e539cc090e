// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '#web/ui/toast.ts'
import { payForCart, placeCashOrder } from '../commands.ts'
import { recordsOf, rereadRecords } from '../device/records.ts'
import { PaymentNotStarted } from '../PaymentNotStarted.ts'
import { startPaymentRunner } from '../runner/runner.ts'
import { cartOrder, T0 } from './aPayment.ts'
import { replayable } from './payingModel.ts'
import { aDevice, type Call, type FakeResponse, PAYER, PHONE, serve, signInAs, toasts } from './testBench.ts'

vi.mock('#web/api/socket.ts', () => ({
  useRealtime: { getState: () => ({ isConnected: true }) },
  realtime: { on: () => () => {}, onConnect: () => () => {}, join: () => () => {} },
}))

/** The server's handling of one order request, and whether its response arrives. */
const ANSWERS = ['made', 'madeAndLost', 'madeBut500', 'madeWithoutId', 'lost', 'failed', 'refused', 'slow'] as const
type Answer = (typeof ANSWERS)[number]
const ACTS = ['nothing', 'tapAgain', 'changeCart', 'clearCart', 'mobileMoney', 'logOut', 'reload', 'wait'] as const
type Act = (typeof ACTS)[number]

/** A server with one buyer's device. The cart is only the number of fish in it; 0 is an empty cart. */
class Device {
  cart = 2
  /** Orders by transaction, with the number of fish. */
  readonly made = new Map<string, number>()
  readonly requests: { transactionId: string; fish: number; cart: number }[] = []
  /** The results of the commands that placed an order, as the page tells them. */
  readonly told: string[] = []
  private readonly refused = new Set<string>()
  starts = 0
  private readonly answers: Answer[]
  private stop = () => {}

  constructor(answers: readonly Answer[]) {
    this.answers = [...answers]
  }

  async begin(): Promise<void> {
    await aDevice()
    serve({
      'GET /mobile-money/unfinished': { body: [] },
      'GET /orders': () => ({
        body: [...this.made.keys()].map((transactionId) => ({ ...listed, transactionId, id: `order ${transactionId}` })),
      }),
      'POST /orders': (call) => this.order(call),
      'POST /mobile-money/checkout': () => {
        this.starts++
        return { body: { success: true, referenceId: 'RF-1' } }
      },
    })
    this.run()
    await pass(0)
  }

  async act(act: Act): Promise<void> {
    switch (act) {
      case 'nothing':
        break
      case 'wait':
        await pass(25_000)
        break
      case 'tapAgain':
        if (this.cart > 0) this.place()
        break
      case 'changeCart':
        this.cart += 1
        break
      case 'clearCart':
        this.cart = 0
        break
      case 'mobileMoney':
        return this.payByPhone()
      case 'logOut':
        signInAs(null)
        await pass(1_000)
        signInAs(PHONE)
        break
      case 'reload':
        this.end()
        rereadRecords()
        this.run()
    }
    await pass(0)
  }

  place(): void {
    void placeCashOrder({ lines: [sato(this.cart)], order: orderOf(this.cart), phone: '255712345678', checkoutId: 'c1' }).then(
      () => this.told.push('ordered'),
      (error: unknown) => this.told.push(error instanceof PaymentNotStarted ? error.reason : String(error)),
    )
  }

  end(): void {
    this.stop()
  }

  private run(): void {
    this.stop = startPaymentRunner({
      ordered: () => void (this.cart = 0),
      isCartUnchanged: ({ purpose }) => purpose.kind === 'cart' && purpose.lines?.[0]?.quantity === this.cart,
    })
  }

  private async payByPhone(): Promise<void> {
    const isOpen = recordsOf(PAYER).some(({ method, stage }) => method === 'cash_on_delivery' && stage === 'paid')
    const before = this.starts
    const result = await payForCart({
      order: { ...orderOf(1), paymentMethod: 'mobile_money' },
      amount: 12_000,
      phone: '255712345678',
      checkoutId: 'c1',
    }).then(
      () => 'started',
      (error: unknown) => (error instanceof PaymentNotStarted ? error.reason : String(error)),
    )
    await pass(0)
    // A payment waits only if its prompt was asked for.
    if (this.starts === 0) expect(result).not.toBe('alreadyWaiting')
    if (isOpen) expect([result, this.starts]).toEqual(['unclear', before])
  }

  private order({ body }: Call): FakeResponse {
    const transactionId = String(body?.['transactionId'])
    const fish = Number((body?.['items'] as { quantity: number }[] | undefined)?.[0]?.quantity)
    this.requests.push({ transactionId, fish, cart: this.cart })
    // An order that was told as refused is not sent again.
    if (this.told.includes('refused')) expect(this.refused).not.toContain(transactionId)
    const isMade = this.made.has(transactionId)
    const answer = this.answers.shift() ?? 'made'
    if (answer === 'lost') return 'lost'
    if (answer === 'slow') return 'silent'
    if (answer === 'failed') return { status: 500, body: {} }
    if (answer === 'refused' && !isMade) {
      this.refused.add(transactionId)
      return { status: 400, body: { code: 'bad', message: 'Not today.' } }
    }
    this.made.set(transactionId, fish)
    if (answer === 'madeAndLost') return 'lost'
    if (answer === 'madeBut500') return { status: 500, body: { message: 'Busy.' } }
    return { status: 201, body: answer === 'madeWithoutId' ? {} : { id: `order ${transactionId}` } }
  }
}
const sato = (quantity: number) => ({ productId: 'sato-1', name: 'Sato', quantity, unitPrice: 12_000 })
const orderOf = (quantity: number) => cartOrder({ items: [{ productId: 'sato-1', quantity }], paymentMethod: 'cash_on_delivery' })
const listed = { ...orderOf(1), orderNumber: 'SMK-1', status: 'pending', createdAt: '', totalAmount: 1, items: [] }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers({ now: T0, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

test('[MON-041] whatever the server answers and the buyer does next, no order is made unseen, twice or from another cart', async () => {
  const answers = fc.array(fc.constantFrom(...ANSWERS), { minLength: 1, maxLength: 3 })
  const acts = fc.array(fc.constantFrom(...ACTS), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(answers, acts, async (server, buyer) => {
      const device = new Device(server)
      await device.begin()
      const seen: string[] = []
      const unsubscribe = useToasts.subscribe(() => seen.push(...toasts()))
      device.place()
      await pass(0)
      for (const act of buyer) await device.act(act)
      await pass(300_000)
      device.end()
      unsubscribe()
      // Only the cart as it is at that moment is ordered.
      for (const { fish, cart } of device.requests) expect(fish).toBe(cart)
      // Nothing stays unknown, and each order that exists was told, by the page that waited for it or by a toast.
      const open = recordsOf(PAYER).filter(({ method, stage }) => method === 'cash_on_delivery' && stage !== 'done')
      expect(open).toEqual([])
      const done = recordsOf(PAYER).flatMap(({ orderId }) => orderId ?? [])
      expect(new Set(done)).toEqual(new Set([...device.made.keys()].map((transactionId) => `order ${transactionId}`)))
      if (device.made.size > 0) expect([...device.told, ...seen].join()).toMatch(/ordered|Your order is placed\./)
      // After a refusal the page says so; after anything else that made no order, a toast does.
      if (device.made.size === 0) expect([...device.told, ...seen].join()).toMatch(/refused|Your order was not placed|Not today/)
    }),
    replayable(400),
  )
}, 120_000)
