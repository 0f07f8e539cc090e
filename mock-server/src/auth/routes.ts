import type { FastifyInstance, FastifyRequest } from 'fastify'
import { calls } from '#contract/calls.ts'
import type { UserRecord } from '#contract/control/records.ts'
import { withPlus } from '#contract/rules/phone.ts'
import { addTransporter } from '../deliveries/transporters.ts'
import { bearerToken } from '../http/access.ts'
import { refuse } from '../http/httpProblem.ts'
import { route } from '../http/route.ts'
import type { World } from '../world/world.ts'
import type { PendingRegistration } from './codes.ts'

/** Registers sign-in with one-time codes (QA-025 to QA-030). A registration becomes effective only with its own code (API-009, SEC-025). */
export async function auth(app: FastifyInstance): Promise<void> {
  route(app, calls.requestCode, ({ world, body, language, request }) => {
    const to = { phone: body.phoneNumber, language, address: request.ip }
    if (!userByPhone(world, body.phoneNumber)) world.codes.refuseUnknown(to)
    return { message: world.codes.send(to) }
  })

  route(app, calls.register, ({ world, body, request }) => startRegistration(world, body, { role: 'buyer' }, request))
  route(app, calls.registerSeller, ({ world, body, request }) =>
    startRegistration(world, body, { role: 'seller', sellerType: body.sellerType }, request),
  )
  route(app, calls.registerTransporter, ({ world, body, request }) =>
    startRegistration(world, body, { role: 'transporter', businessName: body.businessName }, request),
  )

  route(app, calls.verifyCode, ({ world, body }) => {
    const code = body.otp ?? body.code ?? refuse(400, 'body_wrong', { fields: { otp: 'field_required' } })
    const registration = world.codes.check(body.phoneNumber, code)
    const known = userByPhone(world, body.phoneNumber)
    const user = registration ? completeRegistration(world, body.phoneNumber, known, registration) : (known ?? refuse(400, 'phone_unknown'))
    return { accessToken: world.sessions.open(user.id), user }
  })

  route(app, calls.getProfile, ({ user }) => user)

  route(app, calls.logout, ({ world, headers }) => {
    const token = bearerToken(headers.authorization)
    if (token) world.sessions.close(token)
  })
}

/** Returns the user with this phone number, in any spelling. */
export const userByPhone = (world: World, phone: string): UserRecord | undefined =>
  world.db.users.where('phoneNumber', withPlus(phone))[0] as UserRecord | undefined

function startRegistration(
  world: World,
  { name, phoneNumber, email }: { readonly name: string; readonly phoneNumber: string; readonly email?: string | undefined },
  kind: Omit<PendingRegistration, 'name' | 'email'>,
  { language, ip }: FastifyRequest,
) {
  return { message: world.codes.send({ phone: phoneNumber, language, address: ip, registration: { name, email, ...kind } }) }
}

/** Creates the user, or adds the role to an existing one, whose name does not change, nor an email they have (API-009). */
function completeRegistration(
  world: World,
  phone: string,
  known: UserRecord | undefined,
  { name, email, role, businessName }: PendingRegistration,
): UserRecord {
  const roles = [...(known?.roles ?? [])]
  if (role !== 'buyer' && !roles.includes(role)) roles.push(role)
  const user = known
    ? world.db.users.change(known.id, { roles, email: known.email || email })
    : world.db.users.add({
        id: world.random.id('user'),
        name,
        email,
        phoneNumber: withPlus(phone),
        roles,
        createdAt: world.clock.iso(),
        isVerified: true,
      })
  if (businessName !== undefined && world.db.transporters.where('userId', user.id).length === 0)
    addTransporter(world, user.id, { businessName })
  return user as UserRecord
}
