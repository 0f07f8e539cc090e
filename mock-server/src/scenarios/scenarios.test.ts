import { describe, expect, test } from 'vitest'
import { findScenario, magicNumber, scenarios } from '#fixtures/scenarios/catalogue.ts'
import { slug } from '#fixtures/slug.ts'
import { violationsOf } from '../control/violations/violationsOf.ts'
import { buyBy } from '../testing/buyer.ts'
import { start } from '../testing/money.ts'
import { testMock } from '../testing/testing.ts'

const find = (id: string) => {
  const found = findScenario(id)
  if (!found) throw new Error(`no scenario ${id}`)
  return found
}
/** The scenarios in which the buyer only waits and retries failed calls. */
const alone = scenarios.filter(
  ({ id, test: does }) => (does === '' || ['205', '501', '503'].includes(id)) && !['005', '006', '204', '609'].includes(id),
)

describe('[QA-013][WAY-004] a scenario selected by its number', () => {
  test.each(alone.map(({ id, name }) => [id, name]))('%s %s has the result that the catalogue expects, without a violation', async (id) => {
    const mock = await testMock()
    const { outcome } = await buyBy(mock, { phone: magicNumber(id) })
    expect(outcome).toMatchObject(find(id).expected)
    expect(violationsOf(mock.world)).toEqual([])
  })
})

describe('[QA-017] a scenario selected by its name in a header, on any phone', () => {
  test.each(['001', '101', '103', '110', '201', '202', '203', '211', '305', '306', '307', '308'])('%s', async (id) => {
    const mock = await testMock()
    const { outcome } = await buyBy(mock, { headers: { 'x-mock-scenario': slug(find(id).name) } })
    expect(outcome).toMatchObject(find(id).expected)
    expect(mock.world.money.payments.values().next().value?.scenario ?? id).toBe(id)
  })
})

test('[QA-017] a phone’s queue takes precedence over the header, and the header over the number', async () => {
  const mock = await testMock()
  const phone = magicNumber('101')
  await mock.control('POST', `/phones/${phone}/scenario`, { id: '001' })
  const nextScenario = async (headers = {}) => {
    await start(mock, { phone, checkoutId: `cart-${mock.world.money.payments.size}` }, { headers })
    return [...mock.world.money.payments.values()].at(-1)?.scenario
  }
  expect(await nextScenario({ 'x-mock-scenario': '110' })).toBe('001')
  expect(await nextScenario({ 'x-mock-scenario': '110' })).toBe('110')
  expect(await nextScenario()).toBe('101')
})

test('[QA-017] a header with an unknown scenario is refused with 400', async () => {
  const mock = await testMock()
  const reply = await start(mock, {}, { headers: { 'x-mock-scenario': 'no such thing' } })
  expect([reply.status, reply.body.code]).toEqual([400, 'scenario_unknown'])
  expect(mock.world.money.payments.size).toBe(0)
})

test('[QA-013] an unlisted number behaves like any other number: it gets a prompt on its handset', async () => {
  const mock = await testMock()
  await start(mock, { phone: '255710000999' })
  const { body } = await mock.control('GET', '/phones/255710000999')
  expect(body.prompt).toMatchObject({ merchant: 'SAMAKI SOKONI', amount: 36_500, pinTriesLeft: 3 })
})

test.each([
  ['101', 'Request cancelled by user', 'Ombi limeghairiwa na mtumiaji', 8],
  ['103', 'Insufficient balance', 'Salio halitoshi', 4],
  ['110', undefined, undefined, 5],
] as const)('%s: the failure callback is sent at the scheduled second, in the language of the start', async (id, english, swahili, at) => {
  for (const [language, message] of [
    ['en', english],
    ['sw', swahili],
  ] as const) {
    const mock = await testMock()
    const { body } = await start(mock, { phone: magicNumber(id) }, { language })
    await mock.world.clock.advance(at * 1_000 - 1)
    const payment = mock.world.money.payments.get(body.referenceId)
    expect(payment?.callbacks).toEqual([])
    await mock.world.clock.advance(1)
    expect(payment?.callbacks).toEqual([
      { foreign: false, body: { reference: body.referenceId, status: 'failed', ...(message && { message }) } },
    ])
    expect(payment?.state).toBe('failed')
  }
})

test('201, 211: the start is refused with its message in both languages, or without one', async () => {
  const mock = await testMock()
  const replies = [
    await start(mock, { phone: magicNumber('201') }),
    await start(mock, { phone: magicNumber('201') }, { language: 'sw' }),
    await start(mock, { phone: magicNumber('211') }),
  ]
  expect(replies.map(({ status, body }) => [status, body])).toEqual([
    [200, { success: false, message: 'Payment refused' }],
    [200, { success: false, message: 'Malipo yamekataliwa' }],
    [200, { success: false }],
  ])
  expect(mock.world.money.payments.size).toBe(0)
})

test('202, 203, 212, 213: a bare status, an empty response, and Retry-After', async () => {
  const mock = await testMock()
  const replies = []
  for (const id of ['202', '203', '212', '213']) replies.push(await start(mock, { phone: magicNumber(id) }))
  expect(replies.map(({ status, body, headers }) => [status, body, headers['retry-after']])).toEqual([
    [500, '', undefined],
    [200, '', undefined],
    [503, '', undefined],
    [429, '', '30'],
  ])
})

test('[QA-018] a posted timeline runs under its name, with its own status and order responses', async () => {
  const mock = await testMock()
  const posted = {
    name: 'Slow network',
    timeline: [
      { at: 3, do: 'charge' },
      { at: 4, do: 'status', answer: 'open', times: 1 },
      { at: 6, do: 'callback', status: 'success', transactionId: 'ledger', repeat: 2, within: 2 },
    ],
    order: [{ answer: { status: 500 }, times: 1 }],
  }
  expect((await mock.control('POST', '/scenarios', posted)).status).toBe(201)
  const { outcome, socket } = await buyBy(mock, { headers: { 'x-mock-scenario': 'slow-network' } })
  expect(outcome).toMatchObject({ orders: 1, charges: 1, unfinished: 0 })
  expect(socket?.callbacks).toHaveLength(2)
  expect((await mock.control('GET', '/scenarios')).body.at(-1)).toMatchObject({ name: 'Slow network', slug: 'slow-network' })
})

test('[QA-018] an invalid timeline is refused with 400 and its fields', async () => {
  const mock = await testMock()
  const reply = await mock.control('POST', '/scenarios', { name: 'Wrong', timeline: [{ at: 'soon', do: 'approve' }] })
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.fields)).toEqual(['timeline.0.at'])
})

test('the catalogue is returned as JSON with a magic number per row', async () => {
  const mock = await testMock()
  const { body } = await mock.control('GET', '/scenarios')
  expect(body).toHaveLength(scenarios.length)
  expect(body[0]).toMatchObject({
    id: '001',
    name: 'Approved early',
    slug: 'approved-early',
    number: '255700000001',
    expected: { orders: 1, charges: 1, unfinished: 0 },
  })
})
