import type { World } from '../world.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const some = (world: World, length: number) => Array.from({ length }, () => LETTERS[world.random.int(0, LETTERS.length - 1)]).join('')

/** `RF-…`, unique within the world. */
export function newReference(world: World): string {
  const reference = `RF-${some(world, 10)}`
  return world.money.payments.has(reference) ? newReference(world) : reference
}

/** As a network writes it: `QK7T2M9X4B`. */
export function newTransactionId(world: World): string {
  const id = `Q${some(world, 9)}`
  return world.money.ledger.charges.some((charge) => charge.transactionId === id) ? newTransactionId(world) : id
}

/** `SMK-104827`; the next free number after those of the seed. */
export function newOrderNumber(world: World): string {
  const highest = world.db.orders
    .list()
    .reduce((most, { orderNumber }) => Math.max(most, Number(/(\d+)$/.exec(orderNumber)?.[1] ?? 0)), 104_000)
  return `SMK-${highest + 1}`
}
