import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { PayoutStatus, payoutMoves } from '#contract/payout.ts'
import { refuse } from '../http/httpProblem.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'

const Verdict = z.nullish(z.strictObject({ isVerified: z.optional(z.boolean()) }))

/** What an administrator or the payout provider does outside the market (QA-010; SPRO-042, SPAY-027). `:id` is a profile's or its user's. */
export async function hookControl(app: FastifyInstance): Promise<void> {
  for (const collection of ['sellers', 'transporters'] as const) {
    control(
      app,
      {
        method: 'POST',
        path: `/${collection}/:id/verify`,
        about: 'Verifies a profile, or with `isVerified: false` takes it back',
        body: Verdict,
      },
      ({ world, params, body }) => {
        const profile = profileOf(world, collection, params['id'] ?? '')
        const patch = { isVerified: body?.isVerified ?? true, updatedAt: world.clock.iso() }
        return collection === 'sellers' ? world.db.sellers.change(profile.id, patch) : world.db.transporters.change(profile.id, patch)
      },
    )
  }
  control(
    app,
    {
      method: 'POST',
      path: '/payouts/:id/move',
      about: 'Moves a payout as its provider would: processing, completed, failed',
      body: z.strictObject({ to: PayoutStatus }),
    },
    ({ world, params, body: { to } }) => {
      const payout = world.db.payouts.get(params['id'] ?? '') ?? refuse(404, 'payout_unknown')
      if (!payoutMoves[payout.status].includes(to)) refuse(409, 'payout_step', { params: { from: payout.status, to } })
      return world.db.payouts.change(payout.id, { status: to, updatedAt: world.clock.iso() })
    },
  )
}

const profileOf = ({ db }: World, collection: 'sellers' | 'transporters', id: string): { readonly id: string } =>
  db[collection].get(id) ?? db[collection].where('userId', id)[0] ?? refuse(404, 'record_unknown')
