import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/control/phones.ts'
import { isPhone, normalPhone } from '#contract/rules/phone.ts'
import { refusals } from '#fixtures/scenarios/refused.ts'
import { refuse } from '../http/httpProblem.ts'
import { changePhone, enterPin, promptOn } from '../ledger/handset.ts'
import { failPayment } from '../payments/settle.ts'
import { scriptNamed } from '../scenarios/choose.ts'
import { control } from './control.ts'
import { viewPhone } from './phonesView.ts'

/** Registers the control calls of the handsets (QA-020 to QA-023). */
export async function phoneControl(app: FastifyInstance): Promise<void> {
  control(app, calls.getPhone, ({ world, params }) => viewPhone(world, phoneOf(params.msisdn)))

  control(app, calls.changePhone, ({ world, params, body }) => {
    if (body.state === 'empty' && (body.balance ?? 0) > 0) refuse(400, 'body_wrong', { fields: { balance: 'effect_conflict' } })
    changePhone(world, phoneOf(params.msisdn), body)
    return viewPhone(world, phoneOf(params.msisdn))
  })

  control(app, calls.listMessages, ({ world, params, query }) => world.inbox.search(phoneOf(params.msisdn), query.search ?? ''))

  control(app, calls.nextMessage, async ({ world, params, query: { after, timeout } }) => {
    const options = { ...(after !== undefined && { after: Number(after) }), ...(timeout !== undefined && { timeoutMs: Number(timeout) }) }
    return (await world.inbox.wait(phoneOf(params.msisdn), options)) ?? undefined
  })

  control(app, calls.enterPin, ({ world, params, body }) => {
    enterPin(world, promptOn(world, phoneOf(params.msisdn)), body.pin)
    return viewPhone(world, phoneOf(params.msisdn))
  })

  control(app, calls.cancelPrompt, ({ world, params }) => {
    failPayment(world, promptOn(world, phoneOf(params.msisdn)), refusals.cancelled, { closed: 'cancelled' })
    return viewPhone(world, phoneOf(params.msisdn))
  })

  control(app, calls.queueScenario, ({ world, params, body }) => {
    const { id, name, scenario } = body
    const phone = phoneOf(params.msisdn)
    const [, second] = Object.keys(body)
    if (second) refuse(400, 'body_wrong', { fields: { [second]: 'effect_conflict' } })
    const chosen = scenario ? { scenario: scenario.name, course: scenario } : scriptNamed(world.money, id ?? name ?? '')
    world.money.phone(phone).queue.push(chosen)
    return viewPhone(world, phone)
  })
}

/** Returns a phone number in its normal spelling; throws 400 if it is invalid. Foreign numbers are valid, because they receive codes. */
export function phoneOf(text: string, field = 'msisdn'): string {
  return isPhone(text) ? normalPhone(text) : refuse(400, 'phone_wrong', { fields: { [field]: 'phone_wrong' } })
}
