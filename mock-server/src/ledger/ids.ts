import type { Db } from '../world/db.ts'
import type { World } from '../world/world.ts'
import { chargeById } from './ledger.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const randomText = (world: World, length: number) => Array.from({ length }, () => LETTERS[world.random.int(0, LETTERS.length - 1)]).join('')

/** Returns a new payment reference `RF-…`, unique within the world. */
export function newReference(world: World): string {
  const reference = `RF-${randomText(world, 10)}`
  return world.money.payments.has(reference) ? newReference(world) : reference
}

/** Returns a new transactionId in the format of a network, e.g. `QK7T2M9X4B`, unique within the world. */
export function newTransactionId(world: World): string {
  const id = `Q${randomText(world, 9)}`
  return chargeById(world.money.ledger, id) ? newTransactionId(world) : id
}

/** Returns the id and the reference `PO-…` of a new payout. Pages show the first 8 characters of the id (SPAY-003). */
export function newPayoutNames(world: World): { id: string; reference: string } {
  const id = randomText(world, 12).toLowerCase()
  return world.db.payouts.get(id) ? newPayoutNames(world) : { id, reference: `PO-${randomText(world, 8)}` }
}

/** Returns the next free order number, e.g. `SMK-104827`. */
export function newOrderNumber({ db }: World): string {
  const next =
    (highest.get(db) ??
      highestIn(
        db.orders.list().map(({ orderNumber }) => orderNumber),
        104_000,
      )) + 1
  highest.set(db, next)
  return `SMK-${next}`
}

/** Returns the reference of a new contact message, e.g. `M-4821`. It is short, because the sender reads it aloud on the phone (CHAT-188). */
export const newMessageReference = ({ db }: World): string =>
  `M-${
    highestIn(
      db.contacts.list().map(({ reference = '' }) => reference),
      4_820,
    ) + 1
  }`

const highest = new WeakMap<Db, number>()
/** Returns the highest number that one of the names ends with; `start` if none does. */
const highestIn = (names: readonly string[], start: number): number =>
  names.reduce((most, name) => Math.max(most, Number(/(\d+)$/.exec(name)?.[1] ?? 0)), start)
