import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/control/worlds.ts'
import { refuse } from '../http/httpProblem.ts'
import { digestOf } from '../world/digest.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { modeOf } from './clock.ts'
import { control } from './control.ts'

/** Registers the control calls that reset, snapshot, restore, fork and drop worlds (QA-003 to QA-008). */
export async function worldControl(app: FastifyInstance, { worlds }: { worlds: Worlds }): Promise<void> {
  control(app, calls.listWorlds, () => worlds.list().map((world) => summary(world, worlds)))
  control(app, calls.getWorld, ({ world }) => summary(world, worlds))

  control(app, calls.resetWorld, ({ params, body }) => {
    const { seed, products, orders, clock } = body ?? {}
    if (products !== undefined && seed !== 'large') refuse(400, 'body_wrong', { fields: { products: 'products_of_large' } })
    if (orders !== undefined && seed !== 'large') refuse(400, 'body_wrong', { fields: { orders: 'orders_of_large' } })
    const choice = seed && { name: seed, ...(products !== undefined && { products }), ...(orders !== undefined && { orders }) }
    const world = worlds.reset(params.name, { seed: choice, clock: clock && modeOf(clock) })
    return logged(world, 'reset')
  })
  control(app, calls.dropWorld, ({ params }) => {
    worlds.drop(known(worlds, params))
  })
  control(app, calls.snapshotWorld, ({ params, body }) => {
    const world = worlds.get(known(worlds, params))
    worlds.snapshot(world.name, body?.label)
    return logged(world, 'snapshot')
  })
  control(app, calls.restoreWorld, ({ params, body }) =>
    logged(worlds.restore(known(worlds, params), body?.label) ?? refuse(404, 'snapshot_unknown'), 'restore'),
  )
  control(app, calls.forkWorld, ({ params, body }) => logged(worlds.fork(known(worlds, params), body.into), `fork of ${params.name}`))
  control(app, calls.getDigest, ({ world }) => ({ digest: digestOf(world) }))
}

/** Returns the name of an existing world. Throws 400 for an unknown one, because copying or dropping must not create it. */
function known(worlds: Worlds, { name }: { readonly name: string }): string {
  return worlds.has(name) ? name : refuse(400, 'world_unknown', { fields: { name: 'world_unknown' } })
}

const summary = ({ name, seed, clock, journal }: World, worlds: Worlds) => ({
  name,
  seed: seed.name,
  now: clock.iso(),
  clock: clock.mode(),
  entries: journal.count(),
  gone: journal.gone(),
  snapshots: worlds.snapshots(name),
})

function logged(world: World, text: string) {
  world.journal.add({ kind: 'control', text })
  return { name: world.name, now: world.clock.iso() }
}
