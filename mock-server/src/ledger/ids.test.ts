import { expect, test } from 'vitest'
import { aCashOrder, order, start } from '../testing/money.ts'
import { testMock } from '../testing/testing.ts'
import type { World } from '../world/world.ts'
import { newOrderNumber, newReference, newTransactionId } from './ids.ts'

/** Returns the world with a random source that yields `A` for this many letters, and `B` afterwards. */
function worldWithLetters(world: World, letters: number): World {
  let left = letters
  return { ...world, random: { ...world.random, int: () => (left-- > 0 ? 0 : 1) } }
}

test('[MON-008] references and transactionIds are unique', async () => {
  const { world } = await testMock()
  const [payment, charge] = [{ reference: `RF-${'A'.repeat(10)}` }, { transactionId: `Q${'A'.repeat(9)}`, reference: 'RF-1' }]
  world.money.payments.set(payment.reference, payment as never)
  world.money.ledger.charges.push(charge as never)
  expect(newReference(worldWithLetters(world, 10))).toBe(`RF-${'B'.repeat(10)}`)
  expect(newTransactionId(worldWithLetters(world, 9))).toBe(`Q${'B'.repeat(9)}`)
})

test('[ORD-003] order numbers continue from the highest number of the seed, or start at 104001', async () => {
  const mock = await testMock()
  const highest = Math.max(...mock.world.db.orders.list().map(({ orderNumber }) => Number(orderNumber.slice(4))))
  const numbers = [
    (await order(mock, aCashOrder({ checkoutId: 'cart-2' }))).body.orderNumber,
    newOrderNumber(mock.world),
    newOrderNumber(mock.world),
  ]
  expect(numbers).toEqual([1, 2, 3].map((n) => `SMK-${highest + n}`))
  const empty = mock.worlds.reset('empty', { seed: { name: 'empty' } })
  expect([newOrderNumber(empty), newOrderNumber(empty)]).toEqual(['SMK-104001', 'SMK-104002'])
  expect((await start(mock)).status).toBe(200)
})
