import type { StartRule } from '#contract/control/scenarios.ts'
import type { PaymentRequest } from '#contract/payment.ts'
import { PAY_AGAIN_AFTER } from '#contract/rules/constants.ts'
import { enforceLimit } from '../http/limits.ts'
import type { Language } from '../http/messages.ts'
import { newReference } from '../ledger/ids.ts'
import { addEntry } from '../ledger/ledger.ts'
import { checkPurchase, pricesOfPurchase } from '../orders/purchase.ts'
import { type ChosenScript, chooseScript } from '../scenarios/choose.ts'
import { nextAttempt, startScript } from '../scenarios/run.ts'
import type { World } from '../world/world.ts'
import { addPayment } from './groups.ts'
import { refuseSecondPayment } from './open.ts'
import type { Payment } from './payments.ts'

interface StartOrder {
  readonly userId: string
  readonly body: PaymentRequest
  readonly language: Language
  /** The idempotency key, which is written to the ledger (I4). */
  readonly key: string | null
  /** The value of the header `x-mock-scenario`. */
  readonly scenario: string | undefined
}
/** The result of a start: the rule for its response, and the payment, or null if no push was sent. */
interface Started {
  readonly rule: StartRule
  readonly payment: Payment | null
}

const STARTS = 10
const STARTS_SPAN = 10 * 60_000

/**
 * Checks a payment start and sends the push to the phone if the script says so. Throws 409 (MON-003, MON-010), and 429 after 10 starts in
 * 10 minutes (SEC-011).
 */
export function startPayment(world: World, { userId, body, language, key, scenario }: StartOrder): Started {
  const prices = checkStart(world, userId, body)
  enforceLimit(world.limits, `payment starts of ${userId}`, STARTS, STARTS_SPAN)
  const chosen = chooseScript(world.money, body.phone, scenario)
  const rule = chosen.course.start ?? { answer: 'ok' }
  return {
    rule,
    payment: sendsPush(rule) ? push(world, chosen, { userId, body, language, key, prices, delayMs: (rule.delay ?? 0) * 1_000 }) : null,
  }
}

const sendsPush = ({ answer }: StartRule): boolean => answer === 'ok' || answer === 'noReference' || answer === 'reset'

function push(
  world: World,
  { scenario, course }: ChosenScript,
  { userId, body, language, key, prices, delayMs }: Omit<StartOrder, 'scenario'> & { prices: Payment['prices']; delayMs: number },
): Payment {
  const { ledger, note } = world.money
  const startedAt = world.clock.now()
  const payment: Payment = {
    reference: newReference(world),
    userId,
    phone: body.phone,
    amount: body.amount,
    language,
    startedAt,
    checkoutId: body.checkoutId ?? null,
    orderId: body.orderId ?? null,
    addressId: body.addressId ?? null,
    draft: body.order ?? null,
    prices,
    scenario,
    course,
    attempt: nextAttempt(world, { course, scenario, userId, phone: body.phone }),
    state: 'pending',
    prompt: { asks: course.asks ?? false, expiresAt: startedAt + PAY_AGAIN_AFTER, pinTriesLeft: 3, closed: null },
    failure: null,
    zero: null,
    due: [],
    callbacks: [],
    statusRules: (course.status ?? []).map((rule) => ({ ...rule, used: 0 })),
    orderRules: (course.order ?? []).map((rule) => ({ ...rule, used: 0 })),
  }
  addPayment(world.money, payment)
  addEntry(ledger, { is: 'start', reference: payment.reference, userId, key, amount: payment.amount }, { at: startedAt, note })
  addEntry(ledger, { is: 'prompt', reference: payment.reference }, { at: startedAt, note })
  startScript(world, payment, delayMs)
  return payment
}

/**
 * Checks a payment start before the push is sent, and returns the unit prices in TZS that apply to it (MON-024). Throws 400 for wrong ids,
 * and 404 or 403 for the order. Throws 409 while a payment is pending (MON-010), after a charge (MON-019) or for a changed cart (MON-003).
 */
function checkStart(world: World, userId: string, request: PaymentRequest): Payment['prices'] {
  const { orderId = null, checkoutId = null } = request
  checkPurchase(world, userId, request)
  refuseSecondPayment(world, userId, orderId === null ? { checkoutId, orderId } : { checkoutId: null, orderId })
  return pricesOfPurchase(world, request)
}
