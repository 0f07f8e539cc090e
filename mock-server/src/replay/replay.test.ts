import { beforeEach, expect, test } from 'vitest'
import { ASHA_PHONE, anOrderBody, order, start, testSocket } from '../testing/money.ts'
import { codeFor, type TestMock, testMock } from '../testing/testing.ts'
import { WrongJournal } from './readJournal.ts'
import { replayJournal } from './replayJournal.ts'

let mock: TestMock
beforeEach(async () => {
  mock = await testMock()
})
const exported = async () => (await mock.app.inject('/__mock/api/journal/export')).body
const advance = (ms: number) => mock.control('POST', '/clock/advance', { ms })

/** Signs in with a wrong code first, buys with a PIN, runs into a fault and a slow response, and registers. */
async function aLongStory(): Promise<void> {
  await mock.call('POST', '/auth/login/phone', { body: { phoneNumber: `+${ASHA_PHONE}` } })
  const code = codeFor(mock.world, ASHA_PHONE)
  await mock.call('POST', '/auth/verify-otp', {
    body: { phoneNumber: `+${ASHA_PHONE}`, otp: code === '000001' ? '000002' : '000001' },
    language: 'sw',
  })
  await mock.call('POST', '/auth/verify-otp', { body: { phoneNumber: `+${ASHA_PHONE}`, otp: code } })
  const { body: address } = await mock.call('POST', '/addresses', {
    as: 'asha',
    body: {
      fullName: 'Asha Mwinyi',
      phoneNumber: '255754999888',
      addressLine1: 'Mtaa wa Kongo 7',
      city: 'Dar es Salaam',
      region: 'Dar es Salaam',
      district: 'Ilala',
      country: 'Tanzania',
    },
  })
  const socket = testSocket(mock, 'asha')
  const { body } = await start(mock, {}, { headers: { 'idempotency-key': 'one' } })
  await start(mock, {}, { headers: { 'idempotency-key': 'one' } })
  socket.send('pushResponseReceived', { reference: body.referenceId })
  await advance(3_000)
  await mock.control('POST', `/phones/${ASHA_PHONE}/approve`, { pin: '9999' })
  await mock.control('POST', `/phones/${ASHA_PHONE}/approve`, { pin: '1234' })
  const { transactionId } = socket.callbacks[0] ?? {}
  await mock.control('POST', '/faults', { method: 'POST', path: '/orders', status: 503, times: 1 })
  const orderBody = anOrderBody(String(transactionId), { addressId: address.id })
  await order(mock, orderBody)
  expect((await order(mock, orderBody)).status).toBe(201)
  socket.close()
  await start(mock, { phone: '255700000001', checkoutId: 'cart-2' }, { as: 'neema' })
  await advance(60_000)
  await mock.call('POST', '/auth/register', { body: { name: 'Juma Ali', phoneNumber: '+255754123123', email: 'juma@ali.tz' } })
  const transporter = { name: 'Juma Ali', phoneNumber: '+255754123777', email: 'juma@ali.tz', businessName: 'Juma “Boda” Express' }
  await mock.call('POST', '/auth/register/transporter', { body: transporter })
  const again = await mock.call('POST', '/addresses', {
    as: 'asha',
    body: { ...address, addressLine2: 'Nyuma ya Kongo', mother: 'Mama Juma' },
  })
  await mock.control('PATCH', `/db/addresses/${again.body.id}`, { city: 'Kongo' })
  await mock.call('GET', '/products?category=lobster&page=x&search=Juma%20Ali')
  await mock.control('POST', '/faults', { path: '/categories', delay: 5_000, times: 1 })
  const slow = mock.call('GET', '/categories')
  while (mock.world.clock.pending().length === 0) await new Promise(setImmediate)
  await advance(5_000)
  expect((await slow).status).toBe(200)
}

test('[DX-010] an exported journal is replayed in a new world with the same result', async () => {
  await aLongStory()
  const replayed = await replayJournal(await exported())
  expect(replayed.differences).toEqual([])
  expect(replayed.steps).toBeGreaterThan(18)
})

test('[DX-010][SEC-029] the export contains no code, PIN, address or name, and no phone numbers except magic ones', async () => {
  await aLongStory()
  const code = codeFor(mock.world, ASHA_PHONE)
  const text = await exported()
  for (const secret of [code, '1234"', '9999"', 'Kongo', 'Asha Mwinyi', 'Juma', 'juma@', '255754', ASHA_PHONE, ASHA_PHONE.slice(3)])
    expect(text).not.toContain(secret)
  expect(text).toContain('255700000001')
  expect(text).toContain('phone-of-asha')
  expect(text).toContain('"phoneNumber":"+phone-')
  for (const { body: _body, query: _query, ...facts } of text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)))
    expect(JSON.stringify(facts)).not.toContain('"Stand-in')
})

test('[DX-010] a different response, charge or frame is reported with its line', async () => {
  await aLongStory()
  const text = await exported()
  const changed = text
    .replace('"status":201', '"status":202')
    .replace(/("kind":"ledger"[^\n]*"text":"charge"[^\n]*"amount":)36500/, '$136501')
    .replace(/[^\n]*"kind":"frame-out"[^\n]*"event":"payment-callback"[^\n]*\n/, '')
  expect(changed).not.toBe(text)
  const { differences } = await replayJournal(changed)
  expect([...new Set(differences.map((one) => one.split(':')[0]))]).toEqual(['answer', 'ledger', 'frame-out'])
  expect(differences[0]).toMatch(/^answer: line \d+ .*"status":202.*, now line \d+ .*"status":201/)
})

test('[DX-010] faults, realtime faults and callback handling are replayed, too', async () => {
  await mock.control('POST', '/faults', { path: '/addresses', reset: 'before', times: 1 })
  await mock.call('GET', '/addresses', { as: 'asha' }).catch(() => null)
  await mock.call('GET', '/addresses', { as: 'asha' })
  await mock.control('POST', '/realtime-faults', { kind: 'duplicate', times: 1 })
  const socket = testSocket(mock, 'asha')
  const { body } = await start(mock)
  socket.send('pushResponseReceived', { reference: body.referenceId })
  await mock.control('PUT', `/payments/${body.referenceId}/next-callback`, { do: 'delay', seconds: 20 })
  await mock.control('POST', `/payments/${body.referenceId}/approve`)
  await advance(20_000)
  expect(socket.callbacks).toHaveLength(2)
  expect((await replayJournal(await exported())).differences).toEqual([])
})

test.each([
  ['', 'Line 1 is not JSON'],
  ['{"kind":"world","version":1,"seed":{"name":"file"},"bornAt":"","isWhole":true}', 'seed file'],
  ['{"kind":"answer","seq":1,"at":"2026-11-20T06:00:00.000Z"}', 'Line 1 names no world'],
])('a file that is not an exported journal is refused with the reason', async (text, why) => {
  await expect(replayJournal(text)).rejects.toThrow(why)
})

test('a filtered or cleared journal is refused, because entries are missing', async () => {
  await mock.call('GET', '/categories')
  await expect(replayJournal((await mock.app.inject('/__mock/api/journal/export?kind=request')).body)).rejects.toThrow(WrongJournal)
  await mock.control('DELETE', '/journal')
  await expect(replayJournal(await exported())).rejects.toThrow('not whole')
})
