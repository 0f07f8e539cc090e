import { expect, test } from 'vitest'
import { violationsOf } from '../control/violations/violationsOf.ts'
import { aCashOrder, anOrderBody, order, paid, start } from '../testing/money.ts'
import { testMock } from '../testing/testing.ts'
import { piecesOf } from '../world/savedWorld.ts'
import type { World } from '../world/world.ts'

const chargesOf = ({ money }: World) => money.ledger.charges.filter(({ reference }) => money.payments.has(reference))

test('[QA-007] a restored world continues its pending payment with timers, attempts and callbacks', async () => {
  const mock = await testMock()
  await start(mock, { phone: '255700000001' })
  await mock.world.clock.advance(2_000)
  mock.worlds.snapshot('default')
  await mock.world.clock.advance(10_000)
  expect(chargesOf(mock.world)).toHaveLength(1)
  const restored = mock.worlds.restore('default')
  if (!restored) throw new Error('nothing restored')
  expect(chargesOf(restored)).toHaveLength(0)
  await restored.clock.advance(2_999)
  expect(chargesOf(restored)).toHaveLength(0)
  await restored.clock.advance(1)
  expect(chargesOf(restored)).toHaveLength(1)
  expect([...restored.money.payments.values()][0]?.callbacks).toHaveLength(1)
  expect(violationsOf(restored)).toEqual([])
})

test('[QA-007] a forked world has its own money', async () => {
  const mock = await testMock()
  const { body } = await start(mock)
  const fork = mock.worlds.fork('default', 'fork')
  await mock.control('POST', `/payments/${body.referenceId}/approve`)
  expect(chargesOf(mock.world)).toHaveLength(1)
  expect(chargesOf(fork)).toHaveLength(0)
  expect(fork.money.payments.get(body.referenceId)?.state).toBe('pending')
})

test('609: a payment restored from JSON continues after a restart', async () => {
  const first = await testMock()
  await start(first, { phone: '255700000609' })
  await first.world.clock.advance(10_000)
  const second = await testMock()
  second.worlds.load([JSON.parse(String(Buffer.concat([...piecesOf(first.world)])))])
  await second.world.clock.advance(10_000)
  expect(chargesOf(second.world)).toHaveLength(1)
  expect(second.world.money.saved()).not.toEqual(first.world.money.saved())
  await first.world.clock.advance(10_000)
  expect(second.world.money.saved()).toEqual(first.world.money.saved())
})

test('[QA-043] the same seed and the same commands give the same journal, including money and sockets', async () => {
  const journal = async () => {
    const mock = await testMock()
    const { body } = await start(mock)
    await mock.control('POST', `/payments/${body.referenceId}/approve`)
    const charge = mock.world.money.ledger.charges.at(-1)
    await order(mock, anOrderBody(charge?.transactionId ?? ''))
    await start(mock, { phone: '255700000101', checkoutId: 'cart-2' })
    await mock.world.clock.advance(10_000)
    return mock.world.journal.list()
  }
  expect(await journal()).toEqual(await journal())
})

test('[QA-007] only handsets that have changed are saved, with their queue', async () => {
  const { world } = await testMock()
  world.money.phone('255712345678')
  world.money.phone('255754110226').state = 'off'
  world.money.phone('255689402117').queue.push({ scenario: null, course: {} as never })
  const { phones } = world.money.saved()
  expect(phones.map(([msisdn]) => msisdn)).toEqual(['255754110226', '255689402117'])
})

test('[MON-017][QA-007] after a restart, a repeat of a cash order paid later returns that order; posted scripts and attempts are restored', async () => {
  const first = await testMock()
  const { body: made } = await order(first, aCashOrder())
  await paid(first, { amount: made.totalAmount, orderId: made.id, order: undefined, checkoutId: undefined })
  await first.control('POST', '/scenarios', { name: 'own', later: [[{ at: 1, do: 'approve' }]] })
  const own = { headers: { 'x-mock-scenario': 'own' } }
  await start(first, { checkoutId: 'cart-2', phone: '255712000777' }, own)
  await first.world.clock.advance(300_000)
  const second = await testMock()
  second.worlds.load([JSON.parse(String(Buffer.concat([...piecesOf(first.world)])))])
  expect(await order(second, aCashOrder())).toMatchObject({ status: 200, body: { id: made.id, paymentMethod: 'mobile_money' } })
  const { body } = await start(second, { checkoutId: 'cart-2', phone: '255712000777' }, own)
  expect(second.world.money.payments.get(body.referenceId)).toMatchObject({ scenario: 'own', attempt: 1 })
})
