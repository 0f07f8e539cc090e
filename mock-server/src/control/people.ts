import type { FastifyInstance } from 'fastify'
import { listAccounts, openSession, verifySeller, verifyTransporter } from '#contract/control/people.ts'
import { asUser, userByPhone } from '../auth/routes.ts'
import { refuse } from '../http/httpProblem.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { control } from './control.ts'
import { tellVerdict } from './verdict.ts'

/** Test accounts (QA-009), a sign-in without a code, and what an administrator decides outside the market (QA-010, SPRO-042). */
export async function peopleControl(app: FastifyInstance, { worlds }: { worlds: Worlds }): Promise<void> {
  control(app, listAccounts, ({ world }) => worlds.accounts(world.seed))
  control(app, openSession, ({ world, body }) => {
    const user = userByPhone(world, body.phoneNumber) ?? refuse(400, 'phone_unknown', { fields: { phoneNumber: 'phone_unknown' } })
    return { accessToken: world.sessions.open(user.id), user: asUser(user) }
  })
  control(app, verifySeller, ({ world, params, body }) => {
    const before = profileOf(world.db.sellers, params.id)
    const after = world.db.sellers.change(before.id, verdict(world, body))
    tellVerdict(world, 'sellers', before, after)
    return after
  })
  control(app, verifyTransporter, ({ world, params, body }) => {
    const before = profileOf(world.db.transporters, params.id)
    const after = world.db.transporters.change(before.id, verdict(world, body))
    tellVerdict(world, 'transporters', before, after)
    return after
  })
}

/** `id` is that of the profile or of its user. */
const profileOf = <Profile>(profiles: Profiles<Profile>, id: string): Profile =>
  profiles.get(id) ?? profiles.where('userId', id)[0] ?? refuse(404, 'record_unknown')

interface Profiles<Profile> {
  get(id: string): Profile | undefined
  where(field: 'userId', id: string): readonly Profile[]
}

const verdict = ({ clock }: World, body: { isVerified?: boolean | undefined } | null | undefined) => ({
  isVerified: body?.isVerified ?? true,
  updatedAt: clock.iso(),
})
