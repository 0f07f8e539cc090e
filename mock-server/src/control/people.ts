import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { accounts } from '#fixtures/accounts.ts'
import { asUser, userByPhone } from '../auth/routes.ts'
import { refuse } from '../http/httpProblem.ts'
import { control } from './control.ts'

/** Test accounts (QA-009), and a sign-in without a code for tests which are about something else. */
export async function peopleControl(app: FastifyInstance): Promise<void> {
  control(app, { method: 'GET', path: '/accounts', about: 'The test accounts of the seed' }, () => accounts)
  control(
    app,
    { method: 'POST', path: '/sessions', about: 'Signs in without a code', body: z.strictObject({ phoneNumber: z.string() }) },
    ({ world, body, reply }) => {
      const user = userByPhone(world, body.phoneNumber) ?? refuse(400, 'phone_unknown', { fields: { phoneNumber: 'phone_unknown' } })
      return reply.code(201).send({ accessToken: world.sessions.open(user.id), user: asUser(user) })
    },
  )
}
