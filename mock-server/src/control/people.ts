import type { FastifyInstance } from 'fastify'
import { listAccounts, openSession, verifySeller, verifyTransporter } from '#contract/control/people.ts'
import { accounts } from '#fixtures/people/people.ts'
import { asUser, userByPhone } from '../auth/routes.ts'
import { refuse } from '../http/httpProblem.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'

/** Test accounts (QA-009), a sign-in without a code, and what an administrator decides outside the market (QA-010, SPRO-042). */
export async function peopleControl(app: FastifyInstance): Promise<void> {
  control(app, listAccounts, () => accounts)
  control(app, openSession, ({ world, body }) => {
    const user = userByPhone(world, body.phoneNumber) ?? refuse(400, 'phone_unknown', { fields: { phoneNumber: 'phone_unknown' } })
    return { accessToken: world.sessions.open(user.id), user: asUser(user) }
  })
  control(app, verifySeller, ({ world, params, body }) =>
    world.db.sellers.change(profileOf(world, 'sellers', params.id).id, verdict(world, body)),
  )
  control(app, verifyTransporter, ({ world, params, body }) =>
    world.db.transporters.change(profileOf(world, 'transporters', params.id).id, verdict(world, body)),
  )
}

const profileOf = ({ db }: World, collection: 'sellers' | 'transporters', id: string): { readonly id: string } =>
  db[collection].get(id) ?? db[collection].where('userId', id)[0] ?? refuse(404, 'record_unknown')

const verdict = ({ clock }: World, body: { isVerified?: boolean | undefined } | null | undefined) => ({
  isVerified: body?.isVerified ?? true,
  updatedAt: clock.iso(),
})
