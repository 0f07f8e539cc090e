import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { isPhone, normalPhone } from '#contract/rules/phone.ts'
import { refusals } from '#fixtures/scenarios/refused.ts'
import { PostedScenario } from '#fixtures/scenarios/types.ts'
import { refuse } from '../http/httpProblem.ts'
import { changePhone, enterPin, promptOn } from '../ledger/handset.ts'
import { failPayment } from '../payments/settle.ts'
import { scriptNamed } from '../scenarios/choose.ts'
import { control } from './control.ts'
import { viewPhone } from './phonesView.ts'

const Change = z.strictObject({
  state: z.optional(z.enum(['on', 'off', 'noSignal', 'empty'])),
  balance: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_SHILLINGS))),
})
const Queued = z.strictObject({ id: z.optional(z.string()), name: z.optional(z.string()), scenario: z.optional(PostedScenario) })
const Wait = z.strictObject({
  after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  timeout: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
})
const path = '/phones/:msisdn'

/** The handsets of a world by call (QA-020 to QA-023). */
export async function phoneControl(app: FastifyInstance): Promise<void> {
  control(app, { method: 'GET', path, about: 'A handset: messages, prompt, balance, history, state' }, ({ world, params }) =>
    viewPhone(world, phoneOf(params)),
  )

  control(
    app,
    { method: 'PUT', path, about: 'Switches it on, off or out of signal, empties or fills its wallet', body: Change },
    ({ world, params, body }) => {
      if (body.state === 'empty' && (body.balance ?? 0) > 0) refuse(400, 'body_wrong', { fields: { balance: 'effect_conflict' } })
      changePhone(world, phoneOf(params), body)
      return viewPhone(world, phoneOf(params))
    },
  )

  const search = z.strictObject({ search: z.optional(z.string().check(z.maxLength(200))) })
  control(
    app,
    { method: 'GET', path: `${path}/messages`, about: 'Its text messages, oldest first', query: search },
    ({ world, params, query }) => world.inbox.search(phoneOf(params), query.search ?? ''),
  )

  const about = 'Waits for its next text message, or answers the newest one after `after`; 204 when `timeout` ms have passed'
  control(
    app,
    { method: 'GET', path: `${path}/messages/next`, about, query: Wait },
    async ({ world, params, query: { after, timeout } }) => {
      const options = { ...(after !== undefined && { after: Number(after) }), ...(timeout !== undefined && { timeoutMs: Number(timeout) }) }
      return (await world.inbox.wait(phoneOf(params), options)) ?? undefined
    },
  )

  const pin = z.strictObject({ pin: z.string().check(z.maxLength(20)) })
  control(
    app,
    { method: 'POST', path: `${path}/approve`, about: 'Enters a PIN at the open prompt', body: pin },
    ({ world, params, body }) => {
      enterPin(world, promptOn(world, phoneOf(params)), body.pin)
      return viewPhone(world, phoneOf(params))
    },
  )

  control(app, { method: 'POST', path: `${path}/cancel`, about: 'Cancels the open prompt' }, ({ world, params }) => {
    failPayment(world, promptOn(world, phoneOf(params)), refusals.cancelled, { closed: 'cancelled' })
    return viewPhone(world, phoneOf(params))
  })

  control(
    app,
    { method: 'POST', path: `${path}/scenario`, about: 'Queues a scenario for its next payment', body: Queued },
    ({ world, params, body }) => {
      const { id, name, scenario } = body
      const phone = phoneOf(params)
      const [, second] = Object.keys(body)
      if (second) refuse(400, 'body_wrong', { fields: { [second]: 'effect_conflict' } })
      const chosen = scenario ? { scenario: scenario.name, course: scenario } : scriptNamed(world.money, id ?? name ?? '')
      world.money.phone(phone).queue.push(chosen)
      return viewPhone(world, phone)
    },
  )
}

/** In any spelling; also a foreign number, which gets codes. */
function phoneOf({ msisdn = '' }: Readonly<Record<string, string>>): string {
  return isPhone(msisdn) ? normalPhone(msisdn) : refuse(400, 'phone_wrong', { fields: { msisdn: 'phone_wrong' } })
}
