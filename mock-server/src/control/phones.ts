import type { FastifyInstance } from 'fastify'
import type { PhoneView } from '#contract/control/phones.ts'
import * as calls from '#contract/control/phones.ts'
import { PAYEE } from '#contract/rules/constants.ts'
import { isPhone, normalPhone } from '#contract/rules/phone.ts'
import { magicId } from '#fixtures/scenarios/catalogue.ts'
import { refusals } from '#fixtures/scenarios/refused.ts'
import { refuse } from '../http/httpProblem.ts'
import { changePhone, enterPin, promptOn } from '../ledger/handset.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { chargeFor, openPromptOn } from '../ledger/lookup.ts'
import { failPayment } from '../payments/settle.ts'
import { scriptNamed } from '../scenarios/choose.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { iso } from './paymentsView.ts'

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

/** Returns the state of a handset for its page. */
function viewPhone(world: World, msisdn: string): PhoneView {
  const { money, inbox } = world
  const { state, queue } = money.phone(msisdn)
  const isReachable = state !== 'off' && state !== 'noSignal'
  const payment = isReachable ? openPromptOn(money, msisdn) : undefined
  return {
    msisdn,
    state,
    balance: balanceOf(money.ledger, msisdn),
    /** The scenario of a magic number, or null (QA-013). */
    magic: magicId(msisdn),
    queue: queue.map(({ scenario }) => scenario),
    prompt: payment?.prompt
      ? {
          reference: payment.reference,
          merchant: PAYEE,
          amount: payment.amount,
          expiresAt: iso(payment.prompt.expiresAt),
          pinTriesLeft: payment.prompt.pinTriesLeft,
          language: payment.language,
        }
      : null,
    messages: inbox.list(msisdn),
    history: [...money.payments.values()]
      .filter(({ phone }) => phone === msisdn)
      .map((one) => {
        const charge = chargeFor(money, one)
        return {
          reference: one.reference,
          merchant: PAYEE,
          amount: charge?.gross ?? one.amount,
          state: one.state,
          at: iso(charge?.at ?? one.startedAt),
          ...(charge && { transactionId: charge.transactionId }),
          ...(charge?.refundedAt !== undefined && { refundedAt: iso(charge.refundedAt) }),
        }
      })
      .reverse(),
  }
}
