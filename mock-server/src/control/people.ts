import type { FastifyInstance } from 'fastify'
import { listAccounts, openSession, verifySeller, verifyTransporter } from '#contract/control/people.ts'
import { userByPhone } from '../auth/routes.ts'
import { refuse } from '../http/httpProblem.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { control } from './control.ts'
import { notifyVerification } from './verification.ts'

/** Registers the calls for test accounts (QA-009), sign-in without a code, and verification by an administrator (QA-010, SPRO-042). */
export async function peopleControl(app: FastifyInstance, { worlds }: { worlds: Worlds }): Promise<void> {
  control(app, listAccounts, ({ world }) => worlds.accounts(world.seed))
  control(app, openSession, ({ world, body }) => {
    const user = userByPhone(world, body.phoneNumber) ?? refuse(400, 'phone_unknown', { fields: { phoneNumber: 'phone_unknown' } })
    return { accessToken: world.sessions.open(user.id), user }
  })
  control(app, verifySeller, ({ world, params, body }) => {
    const before = profileOf(world.db.sellers, params.id)
    const after = world.db.sellers.change(before.id, verdict(world, body))
    notifyVerification(world, 'sellers', before, after)
    return after
  })
  control(app, verifyTransporter, ({ world, params, body }) => {
    const before = profileOf(world.db.transporters, params.id)
    const after = world.db.transporters.change(before.id, verdict(world, body))
    notifyVerification(world, 'transporters', before, after)
    return after
  })
}

/** Returns a profile by its own id or its user's id. Throws 404 if there is none. */
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
