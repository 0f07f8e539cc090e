import type { FastifyInstance } from 'fastify'
import { AddressInput } from '#contract/address.ts'
import { calls } from '#contract/calls.ts'
import type { AddressRecord } from '#contract/control/records.ts'
import { ownRecord, route } from '../http/route.ts'
import { newestFirst } from '../world/db.ts'
import type { World } from '../world/world.ts'

const ownAddress = ownRecord(({ addresses }) => addresses, 'address_unknown')

/** Registers the address calls. Lists are newest first (ADDR-013); at most one address of a user is the default (ADDR-004). */
export async function addresses(app: FastifyInstance): Promise<void> {
  route(app, calls.listAddresses, ({ world, user }) => newestFirst(world.db.addresses.where('userId', user.id)))
  route(app, calls.getAddress, ownAddress, ({ found }) => found)

  route(app, calls.createAddress, ({ world, user, body }) => {
    const created = world.db.addresses.add({
      ...filled(body),
      id: world.random.id('address'),
      userId: user.id,
      createdAt: world.clock.iso(),
    })
    return created.isDefault ? makeDefault(world, user.id, created.id) : created
  })
  route(app, calls.updateAddress, ownAddress, ({ world, user, body, found }) => {
    const changed = world.db.addresses.change(found.id, {
      ...NO_LINES,
      ...filled(body),
      isDefault: body.isDefault ?? found.isDefault,
    })
    return changed.isDefault ? makeDefault(world, user.id, changed.id) : changed
  })
  route(app, calls.deleteAddress, ownAddress, ({ world, found }) => {
    world.db.addresses.remove(found.id)
  })
  route(app, calls.setDefaultAddress, ownAddress, ({ world, user, found }) => makeDefault(world, user.id, found.id))
}

/** Removes the optional lines that a change leaves out. */
const NO_LINES: Partial<AddressRecord> = Object.fromEntries(Object.keys(AddressInput.shape).map((name) => [name, undefined]))

/** Returns the address without empty optional lines. */
function filled({ isDefault = false, ...input }: AddressInput): Omit<AddressRecord, 'id' | 'userId' | 'createdAt'> {
  const given = Object.entries(input).filter(([, line]) => line !== '')
  return { ...(Object.fromEntries(given) as typeof input), isDefault }
}

function makeDefault(world: World, userId: string, id: string) {
  for (const other of world.db.addresses.where('userId', userId)) {
    if (other.isDefault && other.id !== id) world.db.addresses.change(other.id, { isDefault: false })
  }
  return world.db.addresses.change(id, { isDefault: true })
}
