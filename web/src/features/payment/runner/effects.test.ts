// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Effect } from '../record/nextEffect.ts'
import { aCharge, aPayment, cartOrder, type PaymentFields, T0 } from '../testing/aPayment.ts'
import { aDevice, type FakeResponses, PAYER, serve } from '../testing/testBench.ts'
import { perform } from './effects.ts'

const START = 'POST /mobile-money/checkout'
const STATUS = 'GET /mobile-money/status/RF-1'
const LIST = 'GET /mobile-money/unfinished'
const ORDER = 'POST /orders'
const charge = aCharge({ amount: 23_000, phone: '255754110001' })

beforeEach(() => void vi.useFakeTimers({ now: T0, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** Performs the effect and returns the outcome and the calls sent. `ms` is how far the clock advances meanwhile. */
async function act(effect: Effect, answers: FakeResponses, over: PaymentFields = {}, ms = 0) {
  await aDevice([])
  const calls = serve({ [LIST]: { body: [] }, ...answers })
  const outcome = perform(aPayment({ payer: PAYER, ...over }), effect)
  await vi.advanceTimersByTimeAsync(ms)
  return { outcome: await outcome, calls }
}

const initiate = { do: 'initiate' } as const
const failed = (message?: string) => ({ by: 'callFailed', ...(message && { message }) })
const problem = (status: number, code: string, message = 'no') => ({ status, body: { message, code } })

test.each([
  ['is refused with its reason', { body: { success: false, message: 'No funds' } }, { by: 'start', message: 'No funds' }, false],
  ['is refused without a message', { body: { success: false } }, { by: 'start' }, false],
  ['has no reference', { body: { success: true } }, { by: 'noReference' }, true],
  ['is empty', {}, { by: 'empty' }, true],
  ['is a clear refusal', problem(400, 'bad', 'Bad phone'), failed('Bad phone'), false],
  ['is a failure of the server', problem(500, 'failed', 'Down'), failed('Down'), true],
  ['is lost', 'lost' as const, failed(), true],
] as const)('[MON-004][PAY-025][PAY-026] a start whose response %s', async (_, answer, refusal, unclear) => {
  const { outcome } = await act(initiate, { [START]: answer })
  expect(outcome).toEqual({ kind: 'startRefused', refusal, unclear })
})

test('[MON-012][MON-019] a start that a waiting payment prevents continues with that payment, which the refusal names', async () => {
  const waits = { status: 409, body: { code: 'payment_waiting', message: 'Wait.', reference: 'RF-1' } }
  expect((await act(initiate, { [START]: waits })).outcome).toEqual({ kind: 'started', reference: 'RF-1', deadline: T0 + 120_000 })
})

test('[MON-019] a start for a paid cart continues with its charge; if none is listed, nobody may say that nothing was charged', async () => {
  const paid = problem(409, 'already_paid')
  const { outcome } = await act(initiate, { [START]: paid, [LIST]: { body: [{ ...charge, checkoutId: 'c1' }] } })
  expect(outcome).toEqual({ kind: 'chargeFound', transactionId: 'QK7', reference: 'RF-1', charged: 23_000 })
  for (const code of ['already_paid', 'payment_waiting', 'already_ordered'])
    expect((await act(initiate, { [START]: problem(409, code) })).outcome).toMatchObject({ refusal: { hasEarlier: true } })
})

test('[MON-004] a clearly refused repeat stays unclear, because the first request may have succeeded', async () => {
  const { outcome } = await act(initiate, { [START]: problem(400, 'bad') }, { sent: true })
  expect(outcome).toMatchObject({ unclear: true })
})

test('[MON-013] after a 401 a start, a check and an order have no outcome', async () => {
  const no = problem(401, 'sign_in_first')
  const order = { do: 'createOrder', transactionId: 'QK7' } as const
  const [start, check, made] = [
    await act(initiate, { [START]: no }),
    await act({ do: 'checkStatus', reference: 'RF-1' }, { [STATUS]: no }, { stage: 'waiting' }),
    await act(order, { [ORDER]: no }, { stage: 'paid' }),
  ]
  expect([start.outcome, check.outcome, made.outcome]).toEqual([null, null, null])
})

test('[MON-006] a start that was given up, or has no number, is unclear and sends nothing', async () => {
  const unclear = { kind: 'startRefused', refusal: { by: 'callFailed' }, unclear: true }
  const masked = await act(initiate, {}, { phone: '255 754 ••• 226' })
  expect([masked.outcome, masked.calls]).toEqual([unclear, []])
  expect((await act({ do: 'giveUpStart' }, {})).outcome).toEqual(unclear)
})

const iso = (ms: number) => new Date(T0 + ms).toISOString()
const old = { startedAt: iso(0), answeredAt: iso(50_000) }
test.each([
  ['as old as the server says', { startedAt: iso(0), answeredAt: iso(10_000) }, {}, 120_000 + 2_000 - 2_000],
  ['of no known age', {}, {}, 120_000 + 2_000],
  ['of partly known age', { answeredAt: iso(10_000) }, {}, 120_000 + 2_000],
  ['with a negative age', { startedAt: iso(10_000), answeredAt: iso(0) }, {}, 120_000 + 2_000],
  ['sent by an earlier request', old, { sent: true, createdAt: T0 - 60_000 }, 120_000 + 2_000 - 50_000],
  ['not older than its own request', old, { createdAt: T0 - 60_000 }, 120_000],
])('[MON-016] the countdown of a prompt %s', async (_, times, over, deadline) => {
  const running = problem(409, 'key_running')
  const started = { body: { success: true, referenceId: 'RF-1', ...times } }
  const { outcome, calls } = await act(initiate, { [START]: [running, started] }, over, 2_000)
  expect(outcome).toEqual({ kind: 'started', reference: 'RF-1', deadline: T0 + deadline })
  expect(calls.map(({ key }) => key)).toEqual(['k1', 'k1'])
})

test('[MON-005][MON-007] a call is repeated for a minute while the server handles its key; then it is unclear', async () => {
  const { outcome, calls } = await act(initiate, { [START]: problem(409, 'key_running') }, {}, 120_000)
  expect(outcome).toMatchObject({ kind: 'startRefused', unclear: true })
  expect(calls).toHaveLength(31)
})

test('[MON-022] a charge without a transaction is looked up in the list, then by its status', async () => {
  const check = { do: 'checkStatus', reference: 'RF-1' } as const
  const status = { [STATUS]: { body: { success: false } } }
  const listed = await act(check, { ...status, [LIST]: { body: [{ ...charge, reference: 'RF-2' }, charge] } }, { stage: 'paid' })
  expect(listed.outcome).toEqual({ kind: 'chargeFound', transactionId: 'QK7', charged: 23_000 })
  for (const list of [{ body: [] }, problem(404, 'not_found')])
    expect((await act(check, { ...status, [LIST]: list }, { stage: 'paid' })).outcome).toMatchObject({ kind: 'statusReceived', now: T0 })
  const waiting = await act(check, { ...status, [LIST]: { body: [charge] } }, { stage: 'waiting' })
  expect(waiting.outcome).toEqual({ kind: 'statusReceived', response: { success: false }, now: T0 })
})

test('[PAY-041] a failed check has the server’s message, if there is one', async () => {
  const check = { do: 'checkStatus', reference: 'RF-1' } as const
  const down = await act(check, { [STATUS]: problem(500, 'failed', 'Down') }, { stage: 'waiting' })
  expect(down.outcome).toEqual({ kind: 'statusFailed', now: T0, message: 'Down' })
  expect((await act(check, { [STATUS]: 'lost' }, { stage: 'waiting' })).outcome).toEqual({ kind: 'statusFailed', now: T0 })
})

const create = { do: 'createOrder', transactionId: 'QK7' } as const
const fields = (addressId: string) => ({ status: 400, body: { message: 'no', code: 'bad', fields: { addressId } } })

test('[MON-023] a charge gets its order', async () => {
  const { outcome } = await act(create, { [ORDER]: { status: 201, body: { id: 'o1' } } }, { stage: 'paid' })
  expect(outcome).toEqual({ kind: 'ordered', orderId: 'o1', now: T0 })
})

test.each([
  ['has no id', { status: 201, body: {} }, { kind: 'noId' }],
  ['is already ordered', problem(409, 'already_ordered'), { kind: 'second', code: 'already_ordered', message: 'no' }],
  ['needs an address', problem(400, 'address_needed'), { kind: 'order', needs: 'address', code: 'address_needed', message: 'no' }],
  ['lacks stock', problem(409, 'stock_short'), { kind: 'order', needs: 'stock', code: 'stock_short', message: 'no' }],
  ['is refused otherwise', problem(400, 'bad'), { kind: 'order', code: 'bad', message: 'no' }],
  ['fails', problem(500, 'failed'), { kind: 'unclear', code: 'failed', message: 'no' }],
] as const)('[MON-023][MON-029][CHK-042] the order of a charge that %s', async (_, answer, trouble) => {
  expect((await act(create, { [ORDER]: answer }, { stage: 'paid' })).outcome).toEqual({ kind: 'orderFailed', trouble })
})

test('[MON-004][MON-017] an order is sent with the key of its try, the transaction and the buyer’s choices', async () => {
  for (const [orderTry, key] of [
    [undefined, 'k1-order-0'],
    [2, 'k1-order-2'],
  ] as const) {
    const { calls } = await act(create, { [ORDER]: { status: 201, body: { id: 'o1' } } }, { stage: 'paid', ...(orderTry && { orderTry }) })
    const phoneNumber = '255754110001'
    expect(calls).toEqual([
      {
        call: ORDER,
        key,
        body: {
          ...cartOrder(),
          transactionId: 'QK7',
          paymentDetails: { provider: expect.any(String), phoneNumber, transactionId: 'QK7' },
          checkoutId: 'c1',
        },
      },
    ])
  }
})

test.each([
  [123, 'notText'],
  ['  ', 'emptyTransaction'],
])('[CHK-038][CHK-040] an order with the transaction %j is not sent', async (transactionId, kind) => {
  const { outcome, calls } = await act({ do: 'createOrder', transactionId: transactionId as string }, {}, { stage: 'paid' })
  expect([outcome, calls]).toEqual([{ kind: 'orderFailed', trouble: { kind } }, []])
})

const made = { id: 'o1', orderNumber: 'SMK-1', createdAt: '', totalAmount: 29_000, addressId: 'a1', deliveryOption: 'standard', items: [] }
test.each([
  ['paid by it', { status: 'pending', paymentMethod: 'mobile_money', transactionId: 'QK7' }, { kind: 'ordered', orderId: 'o1', now: T0 }],
  ['paid by another charge', { status: 'pending', paymentMethod: 'mobile_money', transactionId: 'QOTHER' }, 'second'],
  ['cancelled', { status: 'cancelled', paymentMethod: 'cash_on_delivery' }, 'second'],
  ['delivered', { status: 'delivered', paymentMethod: 'cash_on_delivery' }, 'second'],
  ['still open', { status: 'pending', paymentMethod: 'cash_on_delivery' }, 'order'],
])('[PAY-059][MON-029] an existing order that is %s when its charge arrives', async (_, facts, outcome) => {
  const purpose = { kind: 'order' as const, orderId: 'o1' }
  const result = await act(create, { 'GET /orders/o1': { body: { ...made, ...facts } } }, { stage: 'paid', purpose })
  expect(result.outcome).toEqual(typeof outcome === 'string' ? { kind: 'orderFailed', trouble: { kind: outcome } } : outcome)
})

test('[MON-023] an order refused because of its address needs only an address', async () => {
  expect((await act(create, { [ORDER]: fields('gone') }, { stage: 'paid' })).outcome).toMatchObject({
    trouble: { kind: 'order', needs: 'address' },
  })
})

test('[SEC-026][MON-017] after a logout the order has another key and leaves out what the list does not have', async () => {
  const masked = { stage: 'paid' as const, reference: 'RF-1', phone: '255 754 ••• 226' }
  const ordered = { status: 201, body: { id: 'o1' } }
  for (const [list, phoneNumber] of [
    [problem(404, 'not_found'), '255712345678'],
    [{ body: [{ ...charge, phone: '255754110226' }] }, '255754110226'],
  ] as const) {
    const { calls, outcome } = await act(create, { [LIST]: list, [ORDER]: ordered }, masked)
    const sent = calls.find(({ call }) => call === ORDER)
    expect([outcome?.kind, sent?.key]).toEqual(['ordered', 'k1-order-0-later'])
    expect(sent?.body?.['paymentDetails']).toMatchObject({ phoneNumber })
    expect(Object.keys(sent?.body ?? {})).not.toContain('notes')
  }
})

test('[CHK-044] a cash order sends the cash label as its provider', async () => {
  const cash = { stage: 'paid' as const, method: 'cash_on_delivery' as const }
  const providerOf = async (over: PaymentFields) => {
    const { calls } = await act(create, { [ORDER]: { status: 201, body: { id: 'o1' } } }, over)
    return (calls[0]?.body?.['paymentDetails'] as { provider?: string } | undefined)?.provider
  }
  expect([await providerOf(cash), await providerOf({ stage: 'paid' })]).toEqual(['Cash', 'Mobile Money'])
})

test('[MON-029] a cash order of an already ordered cart is refused, and is not a second payment', async () => {
  const cash = { stage: 'paid' as const, method: 'cash_on_delivery' as const }
  const { outcome } = await act(create, { [ORDER]: problem(409, 'already_ordered') }, cash)
  expect(outcome).toMatchObject({ trouble: { kind: 'order', code: 'already_ordered' } })
})

test('[PAY-024] an empty message counts as missing', async () => {
  const { outcome } = await act(initiate, { [START]: { body: { success: false, message: '' } } })
  expect(outcome).toStrictEqual({ kind: 'startRefused', refusal: { by: 'start' }, unclear: false })
})
