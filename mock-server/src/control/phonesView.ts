import type { PhoneView } from '#contract/control/phones.ts'
import { PAYEE } from '#contract/rules/constants.ts'
import { magicId } from '#fixtures/scenarios/catalogue.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { chargeFor, openPromptOn } from '../ledger/lookup.ts'
import type { World } from '../world/world.ts'
import { iso } from './paymentsView.ts'

/** Returns the state of a handset for its page. */
export function viewPhone(world: World, msisdn: string): PhoneView {
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
