import { expect, test, vi } from 'vitest'
import { violationsOf } from '../control/violations/violationsOf.ts'
import { HttpProblem } from '../http/httpProblem.ts'
import { START } from '../testing/testing.ts'
import { digestOf } from './digest.ts'
import { piecesOf } from './savedWorld.ts'
import { createWorlds } from './worlds.ts'

const frozen = { clock: { kind: 'frozen', at: START } } as const
const newWorlds = () => createWorlds(frozen)

test('[QA-005] a world is created at its first use; an invalid name is refused', () => {
  const worlds = newWorlds()
  expect(worlds.get('shop-1').db.products.list().length).toBeGreaterThan(60)
  for (const name of ['', 'Shop', 'a b', 'x'.repeat(41), '../x']) expect(() => worlds.get(name)).toThrow(HttpProblem)
})

test('[QA-008] the same seed gives the same ids and the same records', () => {
  const worlds = newWorlds()
  expect(worlds.get('a').db.records()).toEqual(worlds.get('b').db.records())
  expect(worlds.get('a').random.id('order')).toBe(worlds.get('b').random.id('order'))
})

test('[QA-008] a reset selects the seed: empty, or large with a number of products', () => {
  const worlds = newWorlds()
  expect(worlds.reset('a', { seed: { name: 'empty' } }).db.products.list()).toEqual([])
  expect(worlds.reset('a', { seed: { name: 'large', products: 1_234 } }).db.products.list()).toHaveLength(1_234)
  expect(worlds.reset('a', { seed: { name: 'large' } }).db.products.list()).toHaveLength(10_000)
})

test('[QA-008] the large seed adds the requested number of valid orders for one seller', () => {
  const worlds = newWorlds()
  const usual = worlds.get('b').db.orders.where('sellerId', 'mwanaidi').length
  const world = worlds.reset('a', { seed: { name: 'large', products: 1_200, orders: 500 } })
  expect(world.db.orders.where('sellerId', 'mwanaidi')).toHaveLength(usual + 500)
  expect(new Set(world.db.orders.list().map(({ status }) => status)).size).toBe(5)
  for (const { createdAt, updatedAt, userId } of world.db.orders.list().filter(({ id }) => id > 'order-2')) {
    expect(createdAt <= updatedAt && updatedAt <= world.clock.iso()).toBe(true)
    expect(userId).not.toBe('mwanaidi')
  }
  expect(violationsOf(world)).toEqual([])
})

test('[QA-006] changes in one world do not change the digest of another', () => {
  const worlds = newWorlds()
  const [a, b] = [worlds.get('a'), worlds.get('b')]
  const before = digestOf(b)
  expect(digestOf(a)).toBe(before)
  a.db.products.change('nile-tilapia-sato-1-kg', { availableQuantity: 1 })
  a.db.addresses.remove('asha-home')
  a.inbox.send({ to: '255712345678', text: 'hello' })
  expect(digestOf(a)).not.toBe(before)
  expect(digestOf(b)).toBe(before)
})

test('[QA-007] a snapshot can be restored repeatedly; timers of the replaced state are dropped', async () => {
  const worlds = newWorlds()
  const before = digestOf(worlds.get('a'))
  worlds.snapshot('a')
  for (let n = 0; n < 2; n++) {
    const world = worlds.get('a')
    world.db.products.change('nile-tilapia-sato-1-kg', { availableQuantity: 1 })
    let fired = false
    world.clock.at(START + 10, { name: 'old', fire: () => void (fired = true) })
    const restored = worlds.restore('a')
    expect(world.ended.aborted).toBe(true)
    expect(restored && digestOf(restored)).toBe(before)
    await world.clock.advance(20)
    await restored?.clock.advance(20)
    expect(fired).toBe(false)
  }
  expect(worlds.restore('a', 'never kept')).toBeNull()
})

test('[QA-007] changes to a fork and to its origin do not affect each other', () => {
  const worlds = newWorlds()
  const token = worlds.get('a').sessions.open('asha')
  worlds.get('a').db.products.remove('nile-tilapia-sato-1-kg')
  const fork = worlds.fork('a', 'b')
  expect(digestOf(fork)).toBe(digestOf(worlds.get('a')))
  expect(fork.sessions.userOf(token)).toBe('asha')
  fork.db.addresses.remove('asha-home')
  expect(worlds.get('a').db.addresses.get('asha-home')).toBeDefined()
})

test('[QA-007] a reset ends pending waits for messages', async () => {
  const worlds = newWorlds()
  const waiting = worlds.get('a').inbox.wait('255712345678')
  worlds.reset('a')
  expect(await waiting).toBeNull()
})

test('[QA-046] worlds are restored from JSON with records, messages, sessions, codes, keys and clock', () => {
  const worlds = newWorlds()
  const world = worlds.get('a')
  void world.clock.advance(5_000)
  const token = world.sessions.open('asha')
  world.codes.send({ phone: '+255712345678', language: 'en', address: '::1' })
  const code = world.inbox.list('255712345678').at(-1)?.code ?? ''
  const reserved = world.idempotency.reserve('asha', 'k', {})
  if (reserved.is === 'new') reserved.reservation.store({ status: 201, body: '{}' })
  world.faults.add({ path: '/orders', status: 500, times: 2 })
  const after = newWorlds()
  after.load(worlds.list().map((one) => JSON.parse(String(Buffer.concat([...piecesOf(one)])))))
  const again = after.get('a')
  expect(digestOf(again)).toBe(digestOf(world))
  expect(again.clock.saved()).toMatchObject({ mode: { kind: 'frozen' }, now: world.clock.now() })
  expect(again.sessions.userOf(token)).toBe('asha')
  expect(again.idempotency.reserve('asha', 'k', {}).is).toBe('done')
  expect(again.faults.list()).toEqual(world.faults.list())
  expect(again.journal.list()).toEqual(world.journal.list())
  expect(() => again.codes.check('+255712345678', code)).not.toThrow()
})

test('records are frozen, so that changing one cannot change the world', () => {
  const product = newWorlds().get('a').db.products.list()[0] as { name: string }
  expect(() => {
    product.name = 'other'
  }).toThrow(TypeError)
})

test('an index is updated by changes and keeps the order of insertion', () => {
  const { products } = newWorlds().get('a').db
  const before = products.where('sellerId', 'mwanaidi').map(({ id }) => id)
  products.change(before[0] ?? '', { availableQuantity: 0 })
  expect(products.where('sellerId', 'mwanaidi').map(({ id }) => id)).toEqual(before)
  products.change(before[0] ?? '', { sellerId: 'ziwa' })
  expect(products.where('sellerId', 'mwanaidi').map(({ id }) => id)).toEqual(before.slice(1))
  expect(products.where('sellerId', 'ziwa').map(({ id }) => id)).toContain(before[0])
})

test('the database refuses an invalid record', () => {
  const { products } = newWorlds().get('a').db
  const [first] = products.list()
  expect(() => products.change(first?.id ?? '', { availableQuantity: -1 })).toThrow()
  expect(() => products.change('none', {})).toThrow()
  expect(products.get(first?.id ?? '')).toBe(first)
})

test('[QA-005] a world is dropped after 30 idle minutes of real time, except `default`', () => {
  vi.useFakeTimers()
  const worlds = newWorlds()
  const names = () => worlds.list().map(({ name }) => name)
  for (const name of ['default', 'idle', 'busy']) worlds.get(name)
  vi.advanceTimersByTime(29 * 60_000)
  worlds.get('busy')
  expect(names()).toEqual(['default', 'idle', 'busy'])
  vi.advanceTimersByTime(2 * 60_000)
  expect(names()).toEqual(['default', 'busy'])
  vi.useRealTimers()
})

test('[QA-006] eight worlds used at the same time do not affect each other', async () => {
  const worlds = newWorlds()
  const work = async (name: string, n: number) => {
    const world = worlds.get(name)
    for (let step = 0; step < 20; step++) {
      world.db.products.change('nile-tilapia-sato-1-kg', { availableQuantity: n * 100 + step })
      world.inbox.send({ to: '255712345678', text: name })
      await world.clock.advance(n)
    }
    return world
  }
  const all = await Promise.all(Array.from({ length: 8 }, (_, n) => work(`worker-${n}`, n)))
  for (const [n, world] of all.entries()) {
    expect(world.db.products.get('nile-tilapia-sato-1-kg')?.availableQuantity).toBe(n * 100 + 19)
    expect(world.inbox.all().map(({ text }) => text)).toEqual(Array.from({ length: 20 }, () => `worker-${n}`))
    expect(world.clock.now()).toBe(START + 20 * n)
    expect(world.journal.count()).toBe(20)
  }
})
