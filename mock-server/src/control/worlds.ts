import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { refuse } from '../http/httpProblem.ts'
import { digestOf } from '../world/digest.ts'
import type { World } from '../world/world.ts'
import { WORLD_NAME, type Worlds } from '../world/worlds.ts'
import { ClockChoice, modeOf } from './clock.ts'
import { control } from './control.ts'

const MOST_PRODUCTS = 200_000
const Reset = z.optional(
  z.nullable(
    z.strictObject({
      seed: z.optional(z.enum(['default', 'empty', 'large'])),
      products: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_PRODUCTS))),
      clock: z.optional(ClockChoice),
    }),
  ),
)
const Label = z.optional(z.nullable(z.strictObject({ label: z.optional(z.string().check(z.maxLength(40))) })))

/** Worlds themselves (QA-003 to QA-008). Each call answers when it is done. */
export async function worldControl(app: FastifyInstance, { worlds }: { worlds: Worlds }): Promise<void> {
  control(app, { method: 'GET', path: '/worlds', about: 'All worlds' }, () => worlds.list().map((world) => summary(world, worlds)))
  control(app, { method: 'GET', path: '/world', about: 'The world of this very request' }, ({ world }) => summary(world, worlds))

  control(app, { method: 'POST', path: '/worlds/:name/reset', about: 'A fresh world under this name', body: Reset }, ({ params, body }) => {
    const { seed, products, clock } = body ?? {}
    if (products !== undefined && seed !== 'large') refuse(400, 'body_wrong', { fields: { products: 'products_of_large' } })
    const choice = seed && { name: seed, ...(products !== undefined && { products }) }
    const world = worlds.reset(params['name'] ?? '', { seed: choice, clock: clock && modeOf(clock) })
    return logged(world, 'reset')
  })
  control(app, { method: 'DELETE', path: '/worlds/:name', about: 'Drops a world' }, ({ params }) => {
    worlds.drop(known(worlds, params))
  })
  control(
    app,
    { method: 'POST', path: '/worlds/:name/snapshot', about: 'Keeps its state under a label', body: Label },
    ({ params, body }) => {
      const world = worlds.get(known(worlds, params))
      worlds.snapshot(world.name, body?.label)
      return logged(world, 'snapshot')
    },
  )
  control(app, { method: 'POST', path: '/worlds/:name/restore', about: 'Goes back to a kept state', body: Label }, ({ params, body }) =>
    logged(worlds.restore(known(worlds, params), body?.label) ?? refuse(404, 'snapshot_unknown'), 'restore'),
  )
  control(
    app,
    {
      method: 'POST',
      path: '/worlds/:name/fork',
      about: 'Copies it into another world',
      body: z.strictObject({ into: z.string().check(z.regex(WORLD_NAME)) }),
    },
    ({ params, body }) => logged(worlds.fork(known(worlds, params), body.into), `fork of ${params['name']}`),
  )
  control(app, { method: 'GET', path: '/digest', about: 'A hash of everything in the world, whatever its order' }, ({ world }) => ({
    digest: digestOf(world),
  }))
}

/** An unknown world is made by using it, never by copying it. */
function known(worlds: Worlds, { name = '' }: Readonly<Record<string, string>>): string {
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
