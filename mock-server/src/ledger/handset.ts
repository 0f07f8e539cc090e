import { type HandsetState, TEST_PIN } from '#contract/control/phones.ts'
import { refusals } from '#fixtures/scenarios/refused.ts'
import { refuse } from '../http/httpProblem.ts'
import type { Payment } from '../payments/payments.ts'
import { approvePayment, failPayment } from '../payments/settle.ts'
import type { World } from '../world/world.ts'
import { balanceOf, OPENING_BALANCE, setBalance } from './ledger.ts'
import { openPromptOn } from './lookup.ts'

/** Sets the state or balance (TZS) of a handset (QA-023). `empty` sets the balance to 0; `on` or a balance above 0 ends that state. */
export function changePhone(
  world: World,
  phone: string,
  { state, balance }: { state?: HandsetState | undefined; balance?: number | undefined },
): void {
  const { ledger } = world.money
  const handset = world.money.phone(phone)
  if (state === 'empty') setBalance(ledger, phone, 0)
  if (state === 'on' && handset.state === 'empty' && balanceOf(ledger, phone) === 0) setBalance(ledger, phone, OPENING_BALANCE)
  if (state) handset.state = state
  if (balance === undefined) return
  setBalance(ledger, phone, balance)
  if (handset.state === 'empty' && balance > 0) handset.state = 'on'
}

/** Returns the payment whose prompt is open on a phone. Throws 409 if there is none, or if the phone is off or has no signal. */
export function promptOn(world: World, phone: string): Payment {
  const { state } = world.money.phone(phone)
  if (state === 'off' || state === 'noSignal') refuse(409, 'phone_dead')
  return openPromptOn(world.money, phone) ?? refuse(409, 'no_prompt')
}

/** Enters a PIN. The right one charges the payment. A wrong one throws 400, and the third also fails the payment (QA-022). */
export function enterPin(world: World, payment: Payment, pin: string): void {
  if (pin === TEST_PIN) return approvePayment(world, payment)
  const { prompt } = payment
  if (!prompt) return
  prompt.pinTriesLeft--
  if (prompt.pinTriesLeft > 0) refuse(400, 'pin_wrong', { params: { n: prompt.pinTriesLeft } })
  failPayment(world, payment, refusals.wrongPin, { closed: 'wrongPin' })
  refuse(400, 'pin_refused')
}
